import Domain
import Markup

/// What the mirror and the comparison with memory tell over a season, to whom it is true of and to whom it is not.
///
/// Whoever knows the usual length alone feels no day, and whoever knows it from her earlier times lands no closer than
/// somebody who always says the median of these; nor further off, if her guesses do not scatter. (Who knows it from the
/// first day on does land closer, until memory has seen enough.)
package struct MirrorStudy: Study {
  private static let mostFalse = 0.05
  /// How far the guesses scatter round the usual length: always the same stop of the dial, a little, and much.
  private static let scatters = [0, 0.05, 0.2, 0.45]

  private let crowd: Crowd

  package init(_ crowd: Crowd) { self.crowd = crowd }

  package func demands() -> [Demand] {
    kindsOfDays.flatMap { name, days in
      Self.scatters.flatMap { scatter in
        let told = told(player(feels: 0, scatter, days, remembers: true))
        let who = "to who remembers the usual length, scatter \(decimal(scatter)), \(name)"
        return [
          Demand(
            "she feels how a day differs, told \(who)",
            .below(Self.mostFalse),
            told.felt.looks
          ),
          Demand("closer than memory, told \(who)", .below(Self.mostFalse), told.closer.looks),
        ]
          + (scatter > 0
            ? []
            : [
              Demand("further than memory, told \(who)", .below(Self.mostFalse), told.further.looks)
            ])
      }
    }
  }

  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "What mirror and memory tell in a season: shares of all looks, and of players at any time",
        columns: [
          "", "feels the day", "ever", "closer than memory", "ever", "further than memory", "ever",
        ],
        rows: rows.map { name, player in
          let told = told(player)
          return [name]
            + [told.felt, told.closer, told.further].flatMap { [$0.looks, $0.ever] }
            .map { percent($0.share) }
        }
      )
    ]
  }

  private var rows: [(name: String, player: SimulatedPlayer)] {
    [0, 0.1, 0.3].flatMap { scatter in
      [
        ("remembers the usual length", player(feels: 0, scatter, .even, remembers: true)),
        ("knows it from the first day", player(feels: 0, scatter, .even)),
        ("feels half of a day", player(feels: 0.5, scatter, .even)),
        ("feels a day", player(feels: 1, scatter, .even)),
      ].map { ("\($0), scatter \(decimal(scatter))", $1) }
    }
  }

  package func charts() -> [Chart] { [] }

  private func player(
    feels: Double,
    _ scatter: Double,
    _ days: Days,
    remembers: Bool = false
  ) -> SimulatedPlayer {
    var player = SimulatedPlayer(wobble: scatter, days: days)
    (player.feels, player.remembers) = (feels, remembers)
    return player
  }

  private func told(_ player: SimulatedPlayer) -> MirrorTold {
    MirrorTold(
      crowd.map("mirror \(player.kind)") { dice in
        let tasks = SimulatedTask.morning(&dice)
        let timetable = PlayedSeason.mixed(&dice)
        return MirrorSeason(SimulatedGame(player, at: tasks, timetable, dice: dice))
      }
    )
  }
}

/// What one player was told in a season, looked at after every session: an answer for each look.
private struct MirrorSeason {
  /// Of each task, as soon as there are guesses enough.
  private(set) var felt: [Bool] = []
  private(set) var closer: [Bool] = []
  private(set) var further: [Bool] = []

  /// - Parameter game: before its first session.
  init(_ game: SimulatedGame) {
    var game = game
    for _ in 0..<PlayedSeason.sessions {
      game.play(1)
      let insights = Insights(game.history, at: game.now)
      felt += insights.tasks.compactMap { $0.daySense?.isFelt }
      guard let verdict = insights.skill.verdict else { continue }
      if case .closer = verdict { closer.append(true) } else { closer.append(false) }
      if case .further = verdict { further.append(true) } else { further.append(false) }
    }
  }
}

/// What all of them were told.
private struct MirrorTold {
  let felt: Told
  let closer: Told
  let further: Told

  init(_ seasons: [MirrorSeason]) {
    felt = Told(seasons.map { $0.felt })
    closer = Told(seasons.map { $0.closer })
    further = Told(seasons.map { $0.further })
  }
}

private struct Told {
  /// Of all looks.
  let looks: Rate
  /// Of players, at any time.
  let ever: Rate

  /// - Parameter seasons: of each player, an answer for each look.
  init(_ seasons: [[Bool]]) {
    looks = Rate(seasons.flatMap { $0 })
    ever = Rate(seasons.map { $0.contains(true) })
  }
}
