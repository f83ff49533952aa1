import Domain
import Markup

/// Whoever stays the same at a task must not be told of an improvement; whoever improves should be.
///
/// It is looked at once, after some number of guesses; what comes of looking again and again, at all tasks
/// together too, is `SeasonStudy`'s.
package struct GrowthStudy: Study {
  /// Guesses outside calibration, at which it is looked.
  private static let counts = [10, 15, 20, 30, 40, 60]
  private static let mostFalse = 0.05

  private let crowd: Crowd
  private let wobbles: [Double]
  private let isFound: (_ now: TaskWindow, _ aWeekAgo: TaskWindow) -> Bool

  /// - Parameters:
  ///   - wobbles: of the players who must not be told so.
  ///   - isFound: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    wobbles: [Double] = Simulation.wobbles,
    isFound: @escaping (_ now: TaskWindow, _ aWeekAgo: TaskWindow) -> Bool = Self.isImproving
  ) {
    self.crowd = crowd
    self.wobbles = wobbles
    self.isFound = isFound
  }

  package static func isImproving(_ now: TaskWindow, aWeekAgo: TaskWindow) -> Bool {
    Growth(now, aWeekAgo: aWeekAgo)?.isImproving ?? false
  }

  /// Each at the count at which it is told most often.
  package func demands() -> [Demand] {
    kindsOfDays.flatMap { name, days in
      wobbles.map { wobble in
        let rates = rates(SimulatedPlayer(wobble: wobble, days: days), Self.counts)
        let worst = zip(Self.counts, rates).max { $0.1.share < $1.1.share }
        return Demand(
          "improving told without change: wobble \(decimal(wobble)), \(name)"
            + ", worst of 10 to 60 guesses",
          .below(Self.mostFalse),
          worst?.1 ?? Rate([])
        )
      }
    }
  }

  /// How many of a kind are told so, at each of the counts.
  private func rates(_ player: SimulatedPlayer, _ counts: [Int]) -> [Rate] {
    crowd.rates("improving \(player.kind)") { found(player, counts, &$0) }
  }

  /// - Parameter counts: in order.
  private func found(
    _ player: SimulatedPlayer,
    _ counts: [Int],
    _ dice: inout SeededDice
  ) -> [Bool] {
    var game = SimulatedGame(player, at: [.any("Pack bag", &dice)], dice: dice)
    return counts.map { count in
      game.play(Calibration.sessions + count - game.sessions)
      return isFound(game.window, game.windowAWeekAgo)
    }
  }
}

extension GrowthStudy {
  package func tables() -> [MarkdownTable] {
    let columns = Self.counts.map { "\($0) guesses" }
    return [
      MarkdownTable(
        "Improving told to players who do not change",
        columns: ["wobble", "days"] + columns + ["at some time"],
        rows: [0.6, 0.45, 0.3].flatMap { wobble in
          allKindsOfDays.map { name, days in
            [decimal(wobble), name] + unchanged(SimulatedPlayer(wobble: wobble, days: days))
          }
        }
      ),
      MarkdownTable(
        "Improving told to players who grow, bad days in runs",
        columns: ["wobble"] + columns,
        rows: Self.growing.map { name, player in
          [name] + rates(player, Self.counts).map { percent($0.share) }
        }
      ),
    ]
  }

  /// At each count, and whether any look after any guess told it.
  private func unchanged(_ player: SimulatedPlayer) -> [String] {
    let every = Array(Growth.leastGuesses...60)
    let rates = crowd.rates("improving \(player.kind)") { dice in
      let found = found(player, every, &dice)
      return Self.counts.map { found[$0 - Growth.leastGuesses] } + [found.contains(true)]
    }
    return rates.map { percent($0.share) }
  }

  static var growing: [(String, SimulatedPlayer)] {
    [(0.6, 0.2, 30), (0.6, 0.2, 60), (0.45, 0.15, 30), (0.45, 0.15, 60), (0.3, 0.1, 30)].map {
      start,
      end,
      sessions in
      (
        "\(decimal(start)) to \(decimal(end)) in \(sessions)",
        SimulatedPlayer(wobble: start, to: end, in: sessions, days: .clustered)
      )
    }
  }

  package func charts() -> [Chart] {
    let x = Axis("guesses outside calibration", 10...60, every: 10)
    return [
      Chart(
        "improving-false",
        "No change: players who are told that they improve",
        x,
        .percent("players, looking once", to: 0.1),
        allKindsOfDays.map { name, days in
          curve(name, SimulatedPlayer(wobble: 0.45, days: days))
        },
        limits: [Limit(Self.mostFalse, "below 5 %")]
      ),
      Chart(
        "improving-found",
        "Players who grow and are told so",
        x,
        .percent("players, looking once", to: 1),
        Self.growing.map { name, player in curve(name, player) }
      ),
    ]
  }

  private func curve(_ name: String, _ player: SimulatedPlayer) -> Curve {
    let counts = Array(stride(from: 10, through: 60, by: 2))
    return Curve(
      name,
      zip(counts, rates(player, counts)).map { ChartPoint(Double($0), $1.share) }
    )
  }
}
