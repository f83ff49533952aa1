import Domain
import Markup

/// A *Done* that was forgotten has to be asked about, and one in time seldom.
package struct HonestClockStudy: Study {
  private struct Forgetting {
    let name: String
    let lateness: Lateness
    /// From this share on it is enough.
    let leastCaught: Double
  }

  private static let mostAsked = 0.05
  /// Of all taps.
  private static let lateTaps = 0.04

  private let crowd: Crowd
  private let forgetting: [Forgetting]

  /// - Parameter short: how late the taps are that are the hardest to catch.
  package init(_ crowd: Crowd, short: Lateness = .short) {
    self.crowd = crowd
    forgetting = [
      Forgetting(name: "6 min, 1.5 x the usual", lateness: short, leastCaught: 0.8),
      Forgetting(name: "20 min, 2 x the usual", lateness: .barelyLong, leastCaught: 0.9),
    ]
  }

  package func demands() -> [Demand] {
    forgetting.flatMap { forgetting in
      let taps = taps(forgetting.lateness, of: "a quest") { SimulatedTask.morning(&$0) }
      return [
        Demand(
          "late taps asked about: by " + forgetting.name,
          .atLeast(forgetting.leastCaught),
          taps.late.rate
        ),
        Demand(
          "honest steps asked about: where others are late by " + forgetting.name,
          .below(Self.mostAsked),
          taps.honest.rate
        ),
      ]
    }
  }

  /// Of all players together, a season each.
  private func taps(
    _ lateness: Lateness,
    of name: String,
    _ tasks: (inout SeededDice) -> [SimulatedTask]
  ) -> TapCount {
    crowd.map("taps \(lateness.least), \(lateness.usuals), \(name)") { dice in
      var player = SimulatedPlayer.any(&dice)
      player.lateTaps = Self.lateTaps
      player.lateness = lateness
      var game = SimulatedGame(player, at: tasks(&dice), dice: dice)
      game.play(PlayedSeason.sessions)
      return game.taps
    }.reduce(into: TapCount()) { $0.add($1) }
  }
}

extension HonestClockStudy {
  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "Late and honest steps asked about, by what the task usually takes and how it differs",
        columns: ["usual", "spread"] + forgetting.flatMap { [$0.name, "honest"] },
        rows: [1, 3, 10, 30].flatMap { minutes in
          [0.1, 0.2, 0.3, 0.4].map { spread in
            ["\(minutes) min", decimal(spread)]
              + row(SimulatedTask("Pack bag", usual: .minutes(minutes), spread: spread))
          }
        }
      )
    ]
  }

  private func row(_ task: SimulatedTask) -> [String] {
    forgetting.flatMap { forgetting in
      let name = "\(task.usual.whole), \(task.spread)"
      let taps = taps(forgetting.lateness, of: name) { _ in [task] }
      return [taps.late, taps.honest].map { percent($0.rate.share) }
    }
  }

  package func charts() -> [Chart] { [] }
}

extension TapCount.Share {
  fileprivate var rate: Rate { Rate(hits: asked, trials: all) }
}
