import AppCore
import Markup

/// A quest in a list, and in the head of a quest how far the player has come.
package func miniString(_ lanterns: [Lantern]) -> View {
  let places = MiniPlaces(lanterns)
  return svg(
    .class("mini"),
    .viewBox(0, 0, places.width, 26),
    .width(places.width),
    .height(26),
    .aria("hidden", true)
  ) {
    path(.class("cord"), .d(places.cord))
    bulbs("bulb", places.bulbs(.off))
    bulbs("bulb lit", places.bulbs(.lit))
    bulbs("bulb now", places.bulbs(.now))
  }
}

/// All bulbs of one light in one element: see `HangingLantern`.
private func bulbs(_ name: String, _ course: String) -> [View] {
  course.isEmpty ? [] : [path(.class(name), .d(course))]
}

private struct MiniPlaces {
  private let lanterns: [Lantern]
  private let bulbWidth: Double
  let width: Double

  init(_ lanterns: [Lantern]) {
    self.lanterns = lanterns
    let count = Double(max(lanterns.count, 1))
    width = min(8 + 16 * count, 104)
    bulbWidth = min(9, width / count * 0.7)
  }

  private func x(_ index: Int) -> Double {
    width * (Double(index) + 0.5) / Double(lanterns.count)
  }

  private func y(_ index: Int) -> Double {
    let share = x(index) / width
    return 3 + 20 * share * (1 - share)
  }

  /// The cord, and what the bulbs hang by.
  var cord: String {
    var course = "M0 3Q" + decimal(width / 2) + " 13 " + decimal(width) + " 3"
    for index in lanterns.indices {
      course += "M" + decimal(x(index)) + " " + decimal(y(index)) + "v3"
    }
    return course
  }

  func bulbs(_ light: Lantern.Light) -> String {
    var course = ""
    for index in lanterns.indices where lanterns[index].light == light {
      course += bulb(x(index), y(index) + 2, width: bulbWidth, height: 11)
    }
    return course
  }
}
