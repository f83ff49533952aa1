import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// The lights of the quests on a smooth wire, in front of zones by how far guesses landed.
struct StatsChart {
  private static let width = 327.0
  private static let height = 218.0
  private static let top = 8.0
  private static let bottom = 188.0
  /// The lights hang between these; the names of the zones stand to the right.
  private static let left = 14.0
  private static let right = 249.0
  private static let bulbHeight = 13.0

  private let lights: [StatsLight]
  private let today: LocalDay
  private let texts: Texts

  init(_ lights: [StatsLight], _ today: LocalDay, _ texts: Texts) {
    self.lights = lights
    self.today = today
    self.texts = texts
  }

  var drawing: View {
    svg(
      .class("chart"),
      .viewBox(0, 0, Self.width, Self.height),
      .role("img"),
      .aria("labelledby", "acc-title acc-text")
    ) {
      Self.zones
      path(.class("wire"), .d(wire))
      bulbs
      names
      days
    }
  }

  /// Unlit, before the first quest.
  static var empty: View {
    svg(.class("chart"), .viewBox(0, 0, width, 70), .aria("hidden", true)) {
      path(.class("wire"), .d("M14 14C100 54 227 54 313 14"))
      path(.class("bulb"), .d(unlit))
    }
  }

  private static var unlit: String {
    var course = ""
    for index in 0..<5 {
      let share = (Double(index) + 0.5) / 5
      let y = 13 + 120 * share * (1 - share)
      course += bulb(left + 299 * share, y, width: 10, height: bulbHeight)
    }
    return course
  }
}

// Where things hang.
extension StatsChart {
  private static func y(_ accuracy: Int) -> Double {
    bottom - (bottom - top) * Double(accuracy) / 100
  }

  /// Evenly, so that each light has room, whenever its quest was.
  private func x(_ index: Int) -> Double {
    if lights.count == 1 { return (Self.left + Self.right) / 2 }
    return Self.left + (Self.right - Self.left) * Double(index) / Double(lights.count - 1)
  }

  private var bulbWidth: Double {
    min(10, (Self.right - Self.left) / Double(lights.count) * 0.75)
  }

  /// Where a light hangs on the wire; its middle is at its accuracy.
  private func hook(_ index: Int) -> Double {
    Self.y(lights[index].accuracy) - Self.bulbHeight / 2 + 1
  }

  /// Level at each light, so that it never swings beyond one.
  private var wire: String {
    var course = "M" + decimal(x(0)) + " " + decimal(hook(0))
    for index in lights.indices.dropFirst() {
      let middle = decimal((x(index - 1) + x(index)) / 2)
      course += "C" + middle + " " + decimal(hook(index - 1)) + " " + middle + " "
      course += decimal(hook(index)) + " " + decimal(x(index)) + " " + decimal(hook(index))
    }
    return course
  }
}

// What is drawn.
extension StatsChart {
  /// By accuracy, which is absolute.
  private static var zones: [View] {
    [
      zone("zone-spot", from: 100, to: 90), zone("zone-close", from: 90, to: 75),
      zone("zone-off", from: 75, to: 50), zone("zone-way", from: 50, to: 0),
    ]
  }

  private static func zone(_ name: String, from upper: Int, to lower: Int) -> View {
    rect(.class(name), .y(y(upper)), .width(width), .height(y(lower) - y(upper)))
  }

  private var bulbs: View {
    var course = ""
    for index in lights.indices {
      course += bulb(x(index), hook(index) - 1, width: bulbWidth, height: Self.bulbHeight)
    }
    return path(.class("bulb lit"), .d(course))
  }

  /// In the middle of each zone, how far is in it.
  private var names: [View] {
    [95, 82, 62, 25].enumerated().map { place, accuracy in
      text(.x(319), .y(Self.y(accuracy) + 4), .attribute("text-anchor", "end")) {
        texts.stats.chart.zones[place]
      }
    }
  }

  /// The days of the first light and of the last.
  private var days: [View] {
    guard let first = lights.first, let last = lights.last else { return [] }
    if lights.count == 1 { return [day(last.lastDay, at: x(0), "middle")] }
    let end = day(last.lastDay, at: Self.right + 14, "end")
    if first.firstDay == last.lastDay { return [end] }
    return [day(first.firstDay, at: Self.left - 2, "start"), end]
  }

  private func day(_ day: LocalDay, at x: Double, _ anchor: String) -> View {
    text(.x(x), .y(214), .attribute("text-anchor", anchor)) {
      texts.words(for: day, on: today)
    }
  }
}
