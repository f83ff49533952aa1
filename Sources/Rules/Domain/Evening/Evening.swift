import Basics
import Time

/// What stands in a player's evening on a day: the same on every device, for the lots are drawn from player
/// and day.
package struct Evening: Hashable, Sendable {
  /// By level, the oldest first.
  package let things: [Thing]
  package let season: Season

  /// An evening lasts until five in the morning: nothing changes over at midnight.
  package static func day(at time: LocalTime) -> LocalDay {
    time.millisecondOfDay < 5 * 3_600_000 ? time.day.adding(days: -1) : time.day
  }

  /// - Parameter arrivals: what came today stands there, so that it is seen.
  package init(of player: PlayerID, at level: Level, on day: LocalDay, _ arrivals: Arrivals) {
    season = Season(of: day)
    let lot = Lot(player, day)
    let able = Thing.come(by: level).filter { thing in
      thing.place != .paper && thing.season.includes(day)
        && (thing.level != Thing.shootingStar || lot.number(of: thing) % 3 == 0)
        && (thing.level != Thing.cat || level.number < Thing.twoCats)
    }
    let newest = able.last.flatMap { thing in
      arrivals.day(of: thing.level).map { $0 >= day } ?? false ? thing : nil
    }
    let rivals = able.filter { lot.hasTurn($0, among: able, newest: newest) }
    things = rivals.filter { lot.hasRoom($0, among: rivals, newest: newest) }
  }
}

extension Thing {
  /// How many can stand where this one does, and who else stands there.
  fileprivate func shares(_ other: Thing) -> Bool { place.room == other.place.room }
}

extension Thing.Place {
  fileprivate enum Room { case farAway, wall, sky, cord, everywhere }

  fileprivate var room: Room {
    switch self {
    case .ridge, .lake: .farAway
    case .wall: .wall
    case .sky: .sky
    case .cord: .cord
    case .string, .air, .paper: .everywhere
    }
  }

  fileprivate var most: Int {
    switch room {
    case .farAway: 12
    case .wall: 6
    case .sky, .cord: 4
    case .everywhere: .max
    }
  }
}

/// Draws lots for an evening.
private struct Lot {
  private let seed: UInt64

  init(_ player: PlayerID, _ day: LocalDay) {
    let raw = player.raw
    seed =
      UInt64(truncatingIfNeeded: raw) ^ UInt64(truncatingIfNeeded: raw >> 64)
      ^ UInt64(truncatingIfNeeded: Int64(day.number)) &* 0xd6e8_feb8_6659_fd93
  }

  func number(of thing: Thing) -> UInt64 {
    var dice = SplitMix64(seed: seed &+ UInt64(thing.level))
    return dice.next()
  }

  private func precedes(_ one: Thing, _ other: Thing) -> Bool {
    (number(of: one), one.level) < (number(of: other), other.level)
  }

  /// Of those that take turns the one with the lowest lot.
  func hasTurn(_ thing: Thing, among all: [Thing], newest: Thing?) -> Bool {
    guard let turn = thing.turn else { return true }
    if let newest, newest.turn == turn { return thing == newest }
    return !all.contains { $0.turn == turn && precedes($0, thing) }
  }

  /// Whoever finds room; what came today finds it first.
  func hasRoom(_ thing: Thing, among all: [Thing], newest: Thing?) -> Bool {
    if let newest, thing == newest { return true }
    var ahead = 0
    for other in all where other.shares(thing) && other != thing {
      if precedes(other, thing) || (newest.map { $0 == other } ?? false) { ahead += 1 }
    }
    return ahead < thing.place.most
  }
}
