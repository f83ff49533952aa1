import Domain
import Markup

extension ExperienceStudy {
  private static let levels = [2, 5, 10, 15, 20]
  private static let mostSessions = 100

  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "XP, and the sessions of three steps that half of the players need to a level",
        columns: ["player", "XP of a guess"] + Self.levels.map { "level \($0)" },
        rows: kinds.map { name, player in
          [name, tenths(economy(player).mean)] + sessionsToLevels(player)
        }
      )
    ]
  }

  private func sessionsToLevels(_ player: SimulatedPlayer) -> [String] {
    let totals = totals(player, Self.mostSessions)
    return Self.levels.map { level in
      let needed = totals.map { totals in
        Double((totals.firstIndex { Level($0).number >= level } ?? Self.mostSessions) + 1)
      }
      let half = median(needed)
      return half > Double(Self.mostSessions) ? "more than \(Self.mostSessions)" : tenths(half)
    }
  }

  private var kinds: [(String, SimulatedPlayer)] {
    let steady = wobbles.map {
      ("wobble \(decimal($0))", SimulatedPlayer(wobble: $0, days: .clustered))
    }
    let learning = SimulatedPlayer.Learning(to: 0.12, during: 0...59)
    return steady
      + [("0.6 to 0.12", SimulatedPlayer(wobble: 0.6, learning: learning, days: .clustered))]
  }

  /// After each session, of each player of a kind.
  private func totals(_ player: SimulatedPlayer, _ sessions: Int) -> [[XP]] {
    crowd.map("levels \(player.kind)") { dice in
      var total = XP.zero
      return play(player, sessions, &dice).experience.map { points in
        total += points
        return total
      }
    }
  }

  package func charts() -> [Chart] {
    let played = kinds.map { ($0.0, totals($0.1, 60)) }
    let x = Axis("sessions of three steps", 0...60, every: 10)
    return [
      Chart(
        "experience",
        "XP of a session, the mean of many players",
        x,
        Axis("XP", 0...300, every: 50),
        played.map { name, totals in Curve(name, Self.points(totals)) }
      ),
      Chart(
        "levels",
        "Level after a session, the mean of many players",
        x,
        Axis("level", 0...30, every: 5),
        played.map { name, totals in
          Curve(name, Self.means(totals) { Double(Level($0).number) })
        }
      ),
      economyChart,
    ]
  }

  private static func points(_ totals: [[XP]]) -> [ChartPoint] {
    let sums = means(totals) { Double($0.points) }
    return sums.indices.map { index in
      ChartPoint(sums[index].x, sums[index].y - (index > 0 ? sums[index - 1].y : 0))
    }
  }

  private static func means(_ totals: [[XP]], _ value: (XP) -> Double) -> [ChartPoint] {
    (totals.first ?? []).indices.map { session in
      let values = totals.map { value($0[session]) }
      return ChartPoint(Double(session + 1), values[...].mean)
    }
  }

  private var economyChart: Chart {
    Chart(
      "economy",
      "XP of an unbiased guess against the first version",
      .wobbles,
      .percent("of what the first version gave", to: 1.25),
      kindsOfDays.map { name, days in
        Curve(
          name,
          wobbles.indices.map {
            ChartPoint(
              Double($0),
              economy(SimulatedPlayer(wobble: wobbles[$0], days: days)).ratio
            )
          }
        )
      },
      limits: [Limit(1.2, "at most 120 %"), Limit(0.8, "at least 80 %")]
    )
  }
}
