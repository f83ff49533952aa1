import Domain
import Markup
import Time

/// The room that a start is suggested with has to hold eight mornings in ten, whatever the days are like.
package struct RoomStudy: Study {
  /// Mornings that were played before it is looked at.
  static let counts = [5, 6, 8, 10, 15, 20, 21, 23, 30, 40, 50, 59]
  static let held = 0.75...0.875
  static let leastHeldAtQuarter = 0.9

  let crowd: Crowd
  private let room: @Sendable (Odds) -> Seconds?

  /// - Parameter room: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    room: @escaping @Sendable (Odds) -> Seconds? = { $0.suggestedRoom }
  ) {
    self.crowd = crowd
    self.room = room
  }

  package func demands() -> [Demand] {
    MorningWorld.all.flatMap { world in
      let looks = known(world)
      return [
        held(world, looks),
        Demand(
          "ready at the quarter hour that is said: \(world.name)",
          .atLeast(Self.leastHeldAtQuarter),
          Rate(looks.map { $0.hasHeldAtQuarter })
        ),
      ]
    } + [held(.forgetful, known(.forgetful))]
  }

  private func known(_ world: MorningWorld) -> [Look] {
    looks(world, Self.counts).flatMap { $0 }.filter { $0.isKnown }
  }

  private func held(_ world: MorningWorld, _ looks: [Look]) -> Demand {
    Demand(
      "ready at the room for 8 of 10, from five mornings on: \(world.name)",
      .within(Self.held),
      Rate(looks.map { $0.hasHeldToTheSecond })
    )
  }

  /// Of each player, a look at the next morning after so many.
  ///
  /// - Parameter counts: in order.
  func looks(_ world: MorningWorld, _ counts: [Int]) -> [[Look]] {
    crowd.map("rooms \(world.name)") { dice in
      // Ways and events are drawn apart, so that they change no morning.
      var calendar = SeededDice(seed: 1, player: Int(dice.unit() * 1_000_000))
      var mornings = SimulatedMornings(world, dice)
      return counts.compactMap { count in
        while mornings.sessions.count < count { mornings.play() }
        let odds = mornings.odds
        let goal = 5 * calendar.whole(0...2)
        let length = mornings.length
        return room(odds).map { Look(odds, after: count, room: $0, goal: goal, length) }
      }
    }
  }

  /// What is said before a morning, and what comes of it.
  struct Look {
    /// Mornings that were played before it, usable or not.
    let count: Int
    let isKnown: Bool
    let hasHeld: Bool
    /// As if a room were not made whole minutes: that is much for a step of two of them.
    let hasHeldToTheSecond: Bool
    let hasHeldAtQuarter: Bool

    /// - Parameter goal: the minute at which she has to be ready, after some quarter of an hour.
    init(_ odds: Odds, after count: Int, room: Seconds, goal: Int, _ length: Seconds) {
      self.count = count
      isKnown = odds.areKnown
      hasHeld = length <= room
      let least = (room.whole - 59...room.whole).first { odds.chance(within: Seconds($0)) >= 0.8 }
      hasHeldToTheSecond = length <= (least.map { Seconds($0) } ?? room)
      let minutes = room.whole / 60
      let quarters = (minutes - goal + 14) / 15
      hasHeldAtQuarter = length <= .minutes(15 * quarters + goal)
    }
  }
}
