import AppCore
import Controls
import Domain
import Markup

/// The layers of an evening, each for its place in the header of home; hidden from those who listen, who find the
/// list under *Stats*.
///
/// NB: a class, because home, which every first visit loads, hands it on and copies nothing.
package final class EveningDrawing {
  let ridge: View
  let wall: View
  let sky: View
  /// Drawn around the point of the cord that they sit on or hang from.
  let onCord: [View]
  /// What stands in the line below the greeting.
  let said: [View]

  /// - Parameter isNameLong: then the air is too near to its letters.
  init(_ shown: EveningScreen.Shown, said: [View], isNameLong: Bool) {
    let things = shown.evening.things
    let far = ThingViews(shown, of: [.ridge])
    ridge = layer("far") {
      stretched {
        if things.contains(where: { $0.level == Thing.boat }) {
          path(.class("water"), .d("M370 41H660V60H370Z"))
        }
      }
      ThingViews(shown, of: [.lake]).standing
      stretched {
        path(.class("hill-far"), .d(Self.hill))
        for thing in things where thing.place == .string { string(thing) }
      }
      far.standing
    }
    wall = layer("near") {
      stretched(from: "100%") { path(.class("hill-mid"), .d(Self.ground)) }
      ThingViews(shown, of: [.wall]).standing
    }
    sky = layer("high") {
      if !isNameLong { g(.class("air")) { air(shown) } }
      ThingViews(shown, of: [.sky]).standing
    }
    onCord = ThingViews(shown, of: [.cord]).hanging
    self.said = said
  }

  /// The course of the far hills through 0 38, .1 30, .2 33, .3 30, .38 38, .46 48, .56 49, .64 40, .74 31, .84 34,
  /// .93 28, 1 33 of the width, in pixels from the top; down to where nearer hills hide it.
  private static let hill =
    "M0 38C17 37 67 31 100 30C133 29 167 33 200 33C233 33 270 29 300 30C330 31 353 35 380 38"
    + "C407 41 430 46 460 48C490 50 530 50 560 49C590 48 610 43 640 40C670 37 707 32 740 31"
    + "C773 30 808 34 840 34C872 34 903 28 930 28C957 28 988 32 1000 33V1000H0Z"
}

extension EveningDrawing {
  /// What the wall stands on: from under the main action down to 0 12, .2 4, .42 9, .62 3, .82 10, 1 5 above the ground.
  private static let ground =
    "M0-64C90-78 170-54 270-60C400-70 480-84 600-70C720-58 830-80 1000-66V-5C930-5 890-10 820-10"
    + "C740-10 700-3 620-3C540-3 490-9 420-9C330-9 280-4 200-4C120-4 70-12 0-12Z"
}

private func layer(_ name: String, @MarkupBuilder<Action> content: () -> View) -> View {
  svg(.class("evening " + name), .key("evening-" + name), .aria("hidden", true)) { content() }
}

/// As wide as the window, and as high as it is drawn.
private func stretched(
  from y: String = "0",
  @MarkupBuilder<Action> content: () -> View
) -> View {
  svg(
    .attribute("y", y),
    .viewBox(0, 0, 1000, 50),
    .preserveAspectRatio("none"),
    .height(50)
  ) { content() }
}

/// Lights from roof to roof; points that the round ends of their line make bulbs.
private func string(_ thing: Thing) -> [View] {
  let isFirst = thing.level == 15
  return [
    path(
      .class("far-cord"),
      .d(isFirst ? "M130 4Q208 19 285 8" : "M660 4Q795 18 930 4")
    ),
    path(
      .class("far-cord bulbs"),
      .d(
        isFirst
          ? "M143 8h0M169 11h0M195 13h0M220 14h0M246 13h0M272 11h0"
          : "M690 9h0M720 11h0M750 13h0M795 14h0M840 13h0M870 11h0M900 9h0"
      )
    ),
  ]
}

/// Petals, leaves, and snow in December: four small groups, and still.
private func air(_ shown: EveningScreen.Shown) -> [View] {
  let isSnowing = shown.evening.things.contains { $0.level == Thing.snow }
  let name: String
  if isSnowing {
    name = "t41"
  } else {
    switch shown.evening.season {
    case .spring: name = "air-0"
    case .autumn: name = "air-2"
    case .summer, .winter: return []
    }
  }
  return [(72.0, 104.0), (84, 122), (95, 92), (89, 134)].map { x, y in
    use(
      .class("thing"),
      .when(isSnowing, .on(.click, .evening(.tapped(Thing.snow)))),
      .drawing(name),
      .attribute("x", decimal(x) + "%"),
      .y(y),
      .width(30),
      .height(30)
    )
  }
}

/// The things of some places, one element each: see `HangingLantern`.
private struct ThingViews {
  private let shown: EveningScreen.Shown
  private let things: [Thing]

  init(_ shown: EveningScreen.Shown, of places: [Thing.Place]) {
    self.shown = shown
    things = shown.evening.things.filter { places.contains($0.place) }
  }

  var standing: [View] {
    things.compactMap { thing in
      thing.standingPlace.map { place in
        use(
          name(thing),
          .on(.click, .evening(.tapped(thing.level))),
          .drawing(thing.drawing(in: shown.evening.season)),
          .attribute("x", decimal(place.x) + "%"),
          .y(place.y),
          .width(place.size),
          .height(place.size),
          .key("thing-\(thing.level)")
        )
      }
    }
  }

  var hanging: [View] {
    things.map { thing in
      use(
        name(thing),
        .on(.click, .evening(.tapped(thing.level))),
        .drawing(thing.drawing(in: shown.evening.season)),
        .y(thing.hangs ? 19 : 1),
        .width(19),
        .height(19),
        .key("thing-\(thing.level)")
      )
    }
  }

  private func name(_ thing: Thing) -> Attribute<Action> {
    .class(thing.level > shown.seen ? "thing new" : "thing")
  }
}

extension Thing {
  /// The drawing's name in evening.svg.
  func drawing(in season: Season) -> String {
    level == Thing.tree ? "t5-\(season.rawValue)" : "t\(level)"
  }
}
