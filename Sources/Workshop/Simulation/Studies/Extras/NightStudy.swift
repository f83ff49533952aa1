import Basics
import Domain
import Markup

/// Night quests may tell a difference to hardly anybody who has none, and have to find a large one.
package struct NightStudy: Study {
  private static let season = 60
  private static let leastOthers = 12
  private static let spread = 9.0

  private let crowd: Crowd
  private let verdict: @Sendable (NightQuest) -> NightQuest.Verdict

  /// - Parameter verdict: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    verdict: @escaping @Sendable (NightQuest) -> NightQuest.Verdict = { $0.verdict }
  ) {
    self.crowd = crowd.times(10)
    self.verdict = verdict
  }

  package func demands() -> [Demand] {
    [
      Demand("a night told to differ where none does", .below(0.05), told(less: 0)),
      Demand("nights of 20 points less found in a season", .atLeast(0.95), told(less: 20)),
      Demand("nights of 12 points less found in a season", .atLeast(0.6), told(less: 12)),
    ]
  }

  /// At any time in a season.
  private func told(less: Double) -> Rate {
    crowd.rate("nights \(less)") { dice in
      let routine = RoutineID(UInt128(dice.whole(0...1_000_000_000)))
      var (nights, others) = ([Double](), [Double]())
      for session in 0..<Self.season {
        // Three of a routine's sessions are calibration, and teach nothing.
        let isNight = NightQuest.isDue(routine, completed: session)
        let accuracy = min(max(72 + Self.spread * dice.normal() - (isNight ? less : 0), 0), 100)
        if isNight { nights.append(accuracy) } else if session > 2 { others.append(accuracy) }
        guard isNight, let found = NightQuest(nights: nights, others: others) else { continue }
        if verdict(found) != .alike { return true }
      }
      return false
    }
  }

  package func tables() -> [MarkdownTable] {
    let differences = [0.0, 4, 8, 12, 16, 20]
    return [
      MarkdownTable(
        "Nights told to differ, at any time in a season",
        columns: ["points less at night"] + differences.map { "\(Int($0))" },
        rows: [["players"] + differences.map { percent(told(less: $0).share) }]
      )
    ]
  }

  package func charts() -> [Chart] { [] }
}
