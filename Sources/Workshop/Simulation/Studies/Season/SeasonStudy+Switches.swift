import Domain
import Markup

// A tendency that comes and goes says nothing.
extension SeasonStudy {
  /// ln 1.15, as e has it.
  private static let tilt = Logarithm.natural(1.15)
  private static let mostSwitches = 2

  func switches() -> [Demand] {
    kindsOfDays.flatMap { name, days in
      wobbles.map { wobble in
        Demand(
          "a tendency switched three times or more: tilt of 15 %, wobble \(decimal(wobble)), \(name)",
          .below(0.12),
          switching(SimulatedPlayer(wobble: wobble, tilt: Self.tilt, days: days))
        )
      }
    }
  }

  func switching(_ player: SimulatedPlayer) -> Rate {
    crowd.rate("switches \(player.kind)") { dice in
      let tasks = [SimulatedTask.any("Pack bag", &dice)]
      let timetable = PlayedSeason.mixed(&dice)
      return switches(SimulatedGame(player, at: tasks, timetable, dice: dice)) > Self.mostSwitches
    }
  }

  /// How often something else is told of the only task than after the session before.
  private func switches(_ game: SimulatedGame) -> Int {
    var game = game
    var before: Tendency.Direction?
    var count = 0
    for _ in 0..<PlayedSeason.sessions {
      game.play(1)
      let now = direction(game.window)
      if now != before { count += 1 }
      before = now
    }
    return count
  }
}
