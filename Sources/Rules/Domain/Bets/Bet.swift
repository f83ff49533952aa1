import Basics
import Time

package typealias BetID = Identifier<Bet>

/// A start that a player has bet on: from it on she is ready by the goal.
package struct Bet: Hashable, Sendable {
  package let id: BetID
  package let routine: RoutineID
  package let goal: Instant
  package let start: Instant
  /// In how many of ten mornings it is in time, as it was told then; none where no odds were.
  package let told: Int?
  /// The start that she keeps; what is looked at afterwards is the bet's.
  package var kept: Instant

  /// - Parameter told: 1 to 9.
  package init(
    id: BetID,
    routine: RoutineID,
    goal: Instant,
    start: Instant,
    told: Int?,
    kept: Instant
  ) {
    self.id = id
    self.routine = routine
    self.goal = goal
    self.start = start
    self.told = told
    self.kept = kept
  }

  /// What the bet gives the whole quest.
  package var room: Seconds { goal.since(start) }

  /// Whether it is one that a page could have placed.
  package var isSound: Bool { room >= .minutes(1) && room <= .minutes(StartDial.mostMinutes) }
}

/// A bet with the moment in which it was placed.
package struct PlacedBet: Hashable, Sendable {
  package let bet: Bet
  package let placedAt: Instant

  package init(_ bet: Bet, placedAt: Instant) {
    self.bet = bet
    self.placedAt = placedAt
  }
}

extension Bet {
  /// A quest may begin so long ahead of the bet's start and still be the one that was bet on.
  private static let early = Seconds.hours(2)
  /// A quest that goes on for longer after the goal was another matter.
  private static let late = Seconds.hours(4)

  /// Whether a quest that begins then is the one that was bet on.
  func covers(_ begin: Instant) -> Bool {
    begin >= start.adding(.zero - Self.early) && begin <= goal
  }

  /// Whether an end still tells of the bet.
  func reaches(_ end: Instant) -> Bool { end <= goal.adding(Self.late) }
}
