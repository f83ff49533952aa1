import Domain
import Markup

/// What play is worth in XP, beside the first version, which gave them by rating.
package struct ExperienceStudy: Study {
  private static let sessions = 40
  private static let asBefore = 0.8...1.2

  let crowd: Crowd

  package init(_ crowd: Crowd) {
    self.crowd = crowd
  }

  package func demands() -> [Demand] {
    kindsOfDays.flatMap { name, days in
      wobbles.map { wobble in
        Demand(
          "XP of an unbiased guess against the first version: wobble \(decimal(wobble)), \(name)",
          .ratio(Self.asBefore),
          economy(SimulatedPlayer(wobble: wobble, days: days)).ratio
        )
      }
    }
  }

  func economy(_ player: SimulatedPlayer) -> Economy {
    crowd.map("economy \(player.kind)") { play(player, Self.sessions, &$0) }
      .reduce(into: Economy()) { $0.take($1) }
  }

  func play(
    _ player: SimulatedPlayer,
    _ sessions: Int,
    _ dice: inout SeededDice
  ) -> SimulatedGame {
    var game = SimulatedGame(player, at: SimulatedTask.quest(&dice), dice: dice)
    game.play(sessions)
    return game
  }
}
