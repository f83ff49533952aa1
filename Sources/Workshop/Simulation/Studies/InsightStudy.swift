import Domain
import Markup

/// What every insight finds at each wobble, and what it tells where nothing is.
///
/// All players have bad days in runs. What is planted is the same for all of them: a tilt of 25 %, a wobble
/// that shrinks to a third within thirty sessions, evenings with half the wobble.
package struct InsightStudy: Study {
  private static let sessions = 33
  private static let days = 75

  private let crowd: Crowd

  package init(_ crowd: Crowd) {
    self.crowd = crowd
  }

  package func demands() -> [Demand] {
    wobbles.map { wobble in
      Demand(
        "best time told without one: wobble \(decimal(wobble)), 300 guesses, bad days in runs",
        .below(BestTimeStudy.mostFalse),
        bestTime(plain(wobble)) { $0 != nil }
      )
    }
  }

  private func plain(_ wobble: Double) -> SimulatedPlayer {
    SimulatedPlayer(wobble: wobble, days: .clustered)
  }

  private func tilted(_ wobble: Double) -> SimulatedPlayer {
    SimulatedPlayer(wobble: wobble, tilt: TendencyStudy.plantedTilt, days: .clustered)
  }

  private func growing(_ wobble: Double) -> SimulatedPlayer {
    let learning = SimulatedPlayer.Learning(to: wobble / 3, during: 3...(Self.sessions - 1))
    return SimulatedPlayer(wobble: wobble, learning: learning, days: .clustered)
  }

  private func sharpInTheEvening(_ wobble: Double) -> SimulatedPlayer {
    var player = plain(wobble)
    player.sharpestIn = BestTimeStudy.planted
    return player
  }

  private func bestTime(_ player: SimulatedPlayer, _ isMeant: (DayPart?) -> Bool) -> Rate {
    crowd.rate("best time \(player.kind)") { dice in
      let tasks = [SimulatedTask.any("Pack bag", &dice)]
      var game = SimulatedGame(player, at: tasks, .daily(BestTimeStudy.hours), dice: dice)
      game.play(Calibration.sessions + Self.days * BestTimeStudy.hours.count)
      return isMeant(BestTimeStudy.part([game.window]))
    }
  }

  private func told(_ player: SimulatedPlayer, _ isTold: (TaskInsights) -> Bool) -> Rate {
    crowd.rate("insights \(player.kind)") { dice in
      var game = SimulatedGame(player, at: [.any("Pack bag", &dice)], dice: dice)
      game.play(Self.sessions)
      return Insights(game.history, at: game.now).tasks.contains(where: isTold)
    }
  }
}

/// One insight at one wobble: told where it is true, told where it is not.
private struct Finding {
  let name: String
  /// None where it cannot be true.
  let found: Rate?
  let isFalse: Rate
}

extension InsightStudy {
  private func findings(_ wobble: Double) -> [Finding] {
    let plain = plain(wobble)
    // Whoever has no room to grow cannot be told of standing still.
    let canBeSteady = plain.meanAccuracy < 70
    return [
      Finding(
        name: "tendency",
        found: told(tilted(wobble)) { $0.tendency?.direction == .longer },
        isFalse: told(plain) { $0.tendency != nil }
      ),
      Finding(
        name: "improving",
        found: told(growing(wobble)) { $0.growth?.isImproving ?? false },
        isFalse: told(plain) { $0.growth?.isImproving ?? false }
      ),
      Finding(
        name: "steady",
        found: canBeSteady ? told(plain) { $0.growth?.isSteady ?? false } : nil,
        isFalse: told(growing(wobble)) { $0.growth?.isSteady ?? false }
      ),
      Finding(
        name: "best time",
        found: bestTime(sharpInTheEvening(wobble)) { $0 == BestTimeStudy.planted },
        isFalse: bestTime(plain) { $0 != nil }
      ),
    ]
  }

  package func tables() -> [MarkdownTable] {
    let all = wobbles.map { findings($0) }
    let names = all[0].map { $0.name }
    return [
      MarkdownTable(
        "What is told where it is true, and where it is not: 30 guesses, best time 300, bad days in runs",
        columns: ["wobble", "accuracy"] + names.flatMap { [$0, "false"] },
        rows: zip(wobbles, all).map { wobble, findings in
          [decimal(wobble), tenths(plain(wobble).meanAccuracy)]
            + findings.flatMap { finding in
              [finding.found.map { percent($0.share) } ?? "-", percent(finding.isFalse.share)]
            }
        }
      )
    ]
  }

  package func charts() -> [Chart] {
    let all = wobbles.map { findings($0) }
    return [
      Chart(
        "insights-found",
        "Insights told where they are true",
        .wobbles,
        .percent("players", to: 1),
        curves(all) { $0.found }
      ),
      Chart(
        "insights-false",
        "Insights told where they are not true",
        .wobbles,
        .percent("players", to: 0.1),
        curves(all) { $0.isFalse },
        limits: [Limit(0.05, "below 5 %")]
      ),
    ]
  }

  private func curves(_ all: [[Finding]], _ rate: (Finding) -> Rate?) -> [Curve] {
    all[0].indices.map { insight in
      Curve(
        all[0][insight].name,
        all.indices.compactMap { place in
          rate(all[place][insight]).map { ChartPoint(Double(place), $0.share) }
        }
      )
    }
  }
}
