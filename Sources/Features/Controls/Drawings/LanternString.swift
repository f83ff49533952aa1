import AppCore
import Markup

/// Where the lanterns of a quest hang.
///
/// The more there are the smaller they hang, down to 36 units; more than nine share two strings, and
/// so on.
package struct LanternString {
  private static let width = 375.0
  private static let most = 9
  private static let smallest = 36.0
  /// How much of its place on the cord a lantern fills: five are 58 units wide.
  private static let share = 58.0 / 75

  private let lanterns: [Lantern]
  private let top: Double
  private let sag: Double
  private let size: Double
  private let rows: Int
  private let perRow: Int

  /// - Parameter size: the largest width of a lantern.
  package init(_ lanterns: [Lantern], size: Double, top: Double, sag: Double) {
    self.lanterns = lanterns
    self.top = top
    rows = max((lanterns.count + Self.most - 1) / Self.most, 1)
    perRow = max((lanterns.count + rows - 1) / rows, 1)
    self.size = max(Self.smallest, min(size, Self.width / Double(perRow) * Self.share))
    self.sag = rows > 1 ? sag * 0.6 : sag
  }

  private var rowHeight: Double { sag + size * HangingLantern.proportion + 4 }

  private var height: Double { top + Double(rows) * rowHeight + 22 }

  package var drawing: View { drawing([.aria("hidden", true)]) }

  /// With what sits or hangs between the lanterns, each drawn around its point of the cord; as many as there are gaps.
  package func drawing(with guests: [View]) -> View { drawing([.aria("hidden", true)], guests) }

  /// - Parameter name: what it says to those who listen, where no words beside it say the same.
  package func drawing(named name: String) -> View {
    drawing([.role("img"), .aria("label", name)])
  }

  private func drawing(_ name: [Attribute<Action>], _ guests: [View] = []) -> View {
    drawing(name, guests) { HangingLantern.drawing(of: hanging($0), width: size) }
  }

  private func drawing(
    _ name: [Attribute<Action>],
    _ guests: [View] = [],
    _ lanterns: (Int) -> [View]
  ) -> View {
    svg(.class("string"), .viewBox(0, 0, Self.width, height), .group(name)) {
      for row in 0..<rows {
        path(.class("cord"), .d(cord(y(row))))
        lanterns(row)
      }
      for (index, guest) in guests.enumerated() where index + 1 < perRow {
        let share = Double(index + 1) / Double(perRow)
        let y = top - 1 + 4 * sag * share * (1 - share)
        g(.transform("translate(" + decimal(Self.width * share) + " " + decimal(y) + ")")) { guest }
      }
    }
  }

  /// All unlit, and over each that is lit its light: the style sheet lights them one after the other.
  ///
  /// - Parameter ribbons: what then falls from each, on one string; none for a lantern without a guess.
  package func lightingUp(_ ribbons: [SmallRibbons?]) -> View {
    drawing([.aria("hidden", true)]) { row in
      let hanging = hanging(row)
      let falling = rows > 1 ? [] : zip(hanging, ribbons).map { $1?.drawing(below: $0, size) }
      return HangingLantern.drawing(of: hanging.map { $0.unlit }, width: size)
        + hanging.filter { $0.lantern.light == .lit }.map { $0.catchingLight(size) }
        + falling.compactMap { $0 }
    }
  }

  private func hanging(_ row: Int) -> [HangingLantern] {
    let first = row * perRow
    let count = min(perRow, lanterns.count - first)
    return (0..<max(count, 0)).map { index in
      let share = (Double(index) + 0.5) / Double(count)
      return HangingLantern(
        lantern: lanterns[first + index],
        x: Self.width * share,
        y: y(row) - 1 + 4 * sag * share * (1 - share)
      )
    }
  }

  private func y(_ row: Int) -> Double { top + Double(row) * rowHeight }

  /// Runs past both edges in flatter swags, so a wide window shows a longer evening; a peg stands where two meet.
  private func cord(_ y: Double) -> String {
    var course = "M-750 " + decimal(y)
    let depths = [1, 1.6, 2, 1.6, 1]
    for index in depths.indices {
      let start = -750 + Double(index) * Self.width
      course += "Q" + decimal(start + Self.width / 2) + " " + decimal(y + sag * depths[index])
      course += " " + decimal(start + Self.width) + " " + decimal(y) + "m0-6v12m0-6"
    }
    return course
  }
}
