import AppCore
import Basics
import Markup

/// The ground of a morning with a house at the goal, and a quest's string to its door.
///
/// The last hour before the goal is as wide as it is long; the three before it come ever closer. Lanterns share the cord
/// evenly where nobody knows when they are lit, so that their places say nothing about times.
package struct MorningScene {
  package enum Content {
    /// Nothing is chosen yet.
    case unset
    /// The post of a start, so many minutes before the goal.
    case start(Double, hasKnob: Bool)
    /// A start, and where it may lie as far as anybody knows, in minutes before the goal.
    case between(Double, from: Double, to: Double)
    /// What came of a start: minutes before the goal, below 0 after it, at which the quest began, each of its lanterns
    /// was lit, and it was over.
    case done(Double, began: Double, lanterns: [Double], ended: Double)
  }

  /// Three of them, one for each kind of window; the style sheet shows one.
  package enum Stage: CaseIterable {
    case tall
    case low
    case wide
  }

  private let lanterns: [Lantern]
  private let content: Content
  /// What clocks show at the goal, and 60, 40 and 20 minutes before it.
  private let goal: String
  private let hours: [String]
  /// Under a question, which needs the room for its answers; else under an answer.
  private let isQuestion: Bool

  package init(
    _ lanterns: [Lantern],
    _ content: Content,
    goal: String,
    hours: [String],
    isQuestion: Bool
  ) {
    self.lanterns = lanterns
    self.content = content
    self.goal = goal
    self.hours = hours
    self.isQuestion = isQuestion
  }

  /// Shares of the width: of the last hour, and of how much further to the left twice as long before the goal is.
  package static let lastHour = 0.66
  package static let doubling = 0.045

  /// How often an hour is doubled, up to twice; straight from one doubling to the next.
  package static func doublings(_ minutes: Double) -> Double {
    let hours = min(minutes, 240) / 60
    return hours <= 2 ? hours - 1 : hours / 2
  }

  /// - Parameter name: for those who listen.
  package func drawings(named name: String) -> [View] {
    Stage.allCases.map { drawing(Ground($0, isQuestion: isQuestion), $0, name) }
  }

  /// The one of what has been: low, whatever the window.
  package func lowDrawing(named name: String) -> View { drawing(.past, nil, name) }

  private func drawing(_ ground: Ground, _ stage: Stage?, _ name: String) -> View {
    svg(
      .class(stage.map { "morning-scene " + $0.className } ?? "morning-scene"),
      .viewBox(0, 0, ground.width, ground.height),
      .role("img"),
      .aria("label", name)
    ) {
      circle(
        .class("halo"),
        .cx(ground.house + 30 * ground.scale),
        .cy(ground.y - 24 * ground.scale),
        .r(86 * ground.scale),
        .fill("url(#halo)")
      )
      veil(ground)
      land(ground)
      marks(ground)
      house(ground)
      string(ground)
    }
  }
}

extension MorningScene.Stage {
  fileprivate var className: String {
    switch self {
    case .tall: "scene-tall"
    case .low: "scene-low"
    case .wide: "scene-wide"
    }
  }
}

/// The measures of a stage.
private struct Ground {
  let width: Double
  let height: Double
  let y: Double
  /// Where the house begins, which is where the goal is.
  let house: Double
  let scale: Double
  let post: Double
  let lantern: Double

  init(_ stage: MorningScene.Stage, isQuestion: Bool) {
    switch stage {
    case .tall where isQuestion: self.init(375, 330, 280, 291, 1.35, 178, 38.4)
    case .tall: self.init(375, 250, 200, 291, 1.1, 128, 36)
    case .low where isQuestion: self.init(375, 214, 164, 291, 0.9, 118, 34.2)
    case .low: self.init(375, 190, 140, 291, 0.9, 98, 32)
    case .wide: self.init(900, 400, 350, 750, 1.9, 210, 46)
    }
  }

  static let past = Ground(375, 206, 156, 291, 0.95, 112, 30)

  private init(
    _ width: Double,
    _ height: Double,
    _ y: Double,
    _ house: Double,
    _ scale: Double,
    _ post: Double,
    _ lantern: Double
  ) {
    (self.width, self.height, self.y) = (width, height, y)
    (self.house, self.scale, self.post, self.lantern) = (house, scale, post, lantern)
  }

  /// A minute of the last hour.
  private var minute: Double { width * MorningScene.lastHour / 60 }
  /// How much further to the left twice as long before the goal is.
  private var double: Double { width * MorningScene.doubling }

  /// - Parameter minutes: before the goal; below 0 after it.
  func x(_ minutes: Double) -> Double {
    if minutes <= 60 { return min(house - minutes * minute, width - 9) }
    return house - 60 * minute - MorningScene.doublings(minutes) * double
  }

  /// How far below the ground the hours stand, which are larger in a wide window.
  var letters: Double { width > 400 ? 32 : 24 }
  var top: Double { y - post }
  /// Where the string ends at the house.
  var door: Double { y - 52 * scale }
}

// What stands on the ground.
extension MorningScene {
  private func land(_ ground: Ground) -> [View] {
    let (w, y) = (ground.width, ground.y)
    let back =
      "M-900 " + decimal(y - 16) + "C" + point(w * 0.1, y - 46) + " " + point(w * 0.42, y - 34)
      + " " + point(w * 0.6, y - 12) + "T" + point(w + 900, y - 20) + "V" + decimal(y + 1400)
      + "H-900Z"
    let end = "H" + decimal(w + 900)
    return [
      path(.class("land-back"), .d(back)),
      path(.class("land"), .d("M-900 " + decimal(y) + end + "V" + decimal(y + 1400) + "H-900Z")),
      path(.class("ground"), .d("M-900 " + decimal(y) + end)),
    ]
  }

  private func marks(_ ground: Ground) -> [View] {
    var long = ""
    var short = ""
    for minutes in [10.0, 20, 30, 40, 50, 60, 120, 240] {
      let isNamed = minutes == 20 || minutes == 40 || minutes == 60
      let course = "M" + point(ground.x(minutes), ground.y) + (isNamed ? "v8" : "v4")
      if isNamed { long += course } else { short += course }
    }
    return [path(.class("min"), .d(short + long))]
      + zip([60.0, 40, 20], hours).map { minutes, hour in
        text(.x(ground.x(minutes)), .y(ground.y + ground.letters)) { hour }
      }
  }

  private func house(_ ground: Ground) -> [View] {
    let place =
      "translate(" + point(ground.house, ground.y) + ") scale(" + decimal(ground.scale) + ")"
    return [
      g(.transform(place)) {
        path(.class("house"), .d("M0 0V-44H-4L26-74L56-44H52V0ZM36-58v-18h9v28Z"))
        rect(.class("door"), .x(7), .y(-33), .width(18), .height(33), .rx(9))
        rect(.class("door"), .x(33), .y(-35), .width(11), .height(13), .rx(2.5))
        path(.class("doorlight"), .d("M7 0h18l8 15h-34Z"))
      },
      text(
        .class("door-word"),
        .x(ground.house + 16 * ground.scale),
        .y(ground.y + ground.letters + 2)
      ) { goal },
    ]
  }

  /// Where a start may lie.
  private func veil(_ ground: Ground) -> [View] {
    guard case .between(_, let from, let to) = content else { return [] }
    let (left, right) = (ground.x(to), ground.x(from))
    let top = ground.y - ground.post * 0.72
    let course =
      "M" + point(left, ground.y) + "V" + decimal(top + 20) + "Q" + point(left, top) + " "
      + point(left + 20, top) + "H" + decimal(max(right - 20, left + 20)) + "Q"
      + point(right, top) + " " + point(right, top + 20) + "V" + decimal(ground.y) + "Z"
    return [path(.class("between-veil"), .d(course))]
  }

  private func string(_ ground: Ground) -> [View] {
    switch content {
    case .unset:
      let (from, over) = (ground.x(60), ground.x(40))
      let course =
        "M" + point(from, ground.y - ground.post / 2) + "Q" + point(over, ground.top - 18) + " "
        + point(ground.house - 2, ground.door)
      return [path(.class("dotted"), .d(course))]
    case .start(let minutes, let hasKnob):
      let x = ground.x(minutes)
      return hanging(from: x, ground) + flag(x, ground, down: ground.y)
        + (hasKnob ? [circle(.class("knob"), .cx(x), .cy(ground.y), .r(14))] : [])
    case .between(let minutes, _, _):
      let x = ground.x(minutes)
      return hanging(from: x, ground) + flag(x, ground, down: ground.y)
    case .done(let start, let began, let lanterns, let ended):
      return done(ground, start, began, lanterns, ended)
    }
  }

  /// The lanterns from a post to the house, evenly.
  private func hanging(from x: Double, _ ground: Ground) -> [View] {
    let cord = Cord(from: (x, ground.top), to: (ground.house - 2, ground.door))
    let room = (ground.house - 2 - x) / Double(max(lanterns.count, 1))
    let width = max(min(ground.lantern, room * 1.08), ground.lantern * 0.4)
    let places = lanterns.indices.map { (Double($0) + 0.5) / Double(lanterns.count) }
    return [cord.drawing] + cord.hanging(lanterns, at: places, width)
  }

  private func flag(_ x: Double, _ ground: Ground, down: Double) -> [View] {
    [
      path(.class("post"), .d("M" + point(x, ground.top - 28) + "V" + decimal(down))),
      path(.class("flag"), .d("M" + point(x, ground.top - 26) + "h-30l7 8.5-7 8.5h30Z")),
    ]
  }

  /// The lanterns over the times they took, and a post where it was over; past the goal they hang over the house.
  private func done(
    _ ground: Ground,
    _ start: Double,
    _ began: Double,
    _ places: [Double],
    _ ended: Double
  ) -> [View] {
    let (from, to) = (ground.x(began), max(ground.x(ended), ground.x(began) + 24))
    let low = ground.y - ground.post * 0.62
    let cord = Cord(from: (from, ground.top), to: (to, low))
    let shares = places.map { min(max((ground.x($0) - from) / (to - from), 0.02), 0.98) }
    let post = { (x: Double, top: Double) -> View in
      path(.class("began"), .d("M" + self.point(x, top) + "V" + decimal(ground.y)))
    }
    let room = (to - from) / Double(max(lanterns.count, 1))
    return [cord.drawing] + cord.hanging(lanterns, at: shares, max(min(ground.lantern, room), 18))
      + [post(from, ground.top), post(to, low)]
      + flag(ground.x(start), ground, down: ground.y)
  }

  private func point(_ x: Double, _ y: Double) -> String { decimal(x) + " " + decimal(y) }
}

/// A cord that sags between two ends.
private struct Cord {
  private let from: (x: Double, y: Double)
  private let over: (x: Double, y: Double)
  private let to: (x: Double, y: Double)

  init(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    (self.from, self.to) = (from, to)
    over = ((from.x + to.x) / 2, (from.y + to.y) / 2 + min(52, (to.x - from.x) / 2.4))
  }

  var drawing: View {
    let course =
      "M" + decimal(from.x) + " " + decimal(from.y) + "Q" + decimal(over.x) + " " + decimal(over.y)
      + " " + decimal(to.x) + " " + decimal(to.y)
    return path(.class("cord"), .d(course))
  }

  /// - Parameter shares: of the way along it, 0 to 1.
  func hanging(_ lanterns: [Lantern], at shares: [Double], _ width: Double) -> [View] {
    let hanging = zip(lanterns, shares).map { lantern, share in
      let (before, rest) = (share, 1 - share)
      let x = rest * rest * from.x + 2 * before * rest * over.x + before * before * to.x
      let y = rest * rest * from.y + 2 * before * rest * over.y + before * before * to.y
      return HangingLantern(lantern: lantern, x: x, y: y - 1)
    }
    return HangingLantern.drawing(of: hanging, width: width)
  }
}
