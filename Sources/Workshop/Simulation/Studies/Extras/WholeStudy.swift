import Basics
import Domain
import Markup

/// *Whole or pieces* may tell a difference to hardly anybody who has none, and has to find a large one.
package struct WholeStudy: Study {
  private static let mostPairs = 48
  private static let short = Logarithm.natural(1 / 0.7)
  /// How far whole and pieces both lie from where they lean, as a logarithm.
  private static let spread = 0.2

  private let crowd: Crowd
  private let verdict: @Sendable (WholeOrPieces) -> WholeOrPieces.Verdict

  /// - Parameter verdict: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    verdict: @escaping @Sendable (WholeOrPieces) -> WholeOrPieces.Verdict = { $0.verdict }
  ) {
    self.crowd = crowd.times(10)
    self.verdict = verdict
  }

  package func demands() -> [Demand] {
    [
      Demand("whole or pieces told apart that are alike", .below(0.05), told(by: Self.mostPairs)),
      Demand(
        "whole or pieces told apart that lean as far to opposite sides",
        .below(0.05),
        told(0.2, -0.2, by: Self.mostPairs)
      ),
      Demand(
        "pieces of 30 % less beside an even whole found by 24 pairs",
        .atLeast(0.7),
        told(0, -Self.short, by: 24)
      ),
    ]
  }

  /// - Parameters:
  ///   - whole: how far her guesses of the whole lean, as a logarithm.
  ///   - pieces: how far the sums of the pieces do.
  private func told(
    _ whole: Double = 0,
    _ pieces: Double = 0,
    by pairs: Int,
    spread: Double = Self.spread
  ) -> Rate {
    crowd.rate("wholes \(whole) \(pieces) \(spread)") { dice in
      var seen: [WholeOrPieces.Pair] = []
      for _ in 0..<pairs {
        seen.append(
          WholeOrPieces.Pair(
            whole: abs(whole + spread * dice.normal()),
            pieces: abs(pieces + spread * dice.normal())
          )
        )
        if let found = WholeOrPieces(seen), verdict(found) != .alike { return true }
      }
      return false
    }
  }

  package func tables() -> [MarkdownTable] {
    let shares = [0.0, 0.1, 0.2, 0.3, 0.4]
    let kinds = [0.2, 0.25, 0.3].flatMap { spread in [24, 48].map { (spread, $0) } }
    return [
      MarkdownTable(
        "Pieces told to be further off than an even whole, at any time",
        columns: ["spread", "pairs"] + shares.map { "shorter by " + percent($0) },
        rows: kinds.map { spread, pairs in
          ["\(spread)", "\(pairs)"]
            + shares.map { share in
              percent(told(0, Logarithm.natural(1 - share), by: pairs, spread: spread).share)
            }
        }
      )
    ]
  }

  package func charts() -> [Chart] { [] }
}
