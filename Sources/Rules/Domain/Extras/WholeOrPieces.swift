import Basics

/// Whether a player lands closer with one guess for the whole string, or with the sum of its pieces.
package struct WholeOrPieces: Hashable, Sendable {
  /// How far a session's guess lies from its truth, once in each way: distances of logarithms.
  package struct Pair: Hashable, Sendable {
    package let whole: Double
    package let pieces: Double

    package init(whole: Double, pieces: Double) {
      self.whole = whole
      self.pieces = pieces
    }
  }

  package enum Verdict: Hashable, Sendable {
    case alike
    case wholeIsCloser
    case piecesAreCloser
  }

  /// Of how many sessions it is told.
  package let count: Int
  /// Wilcoxon's signed ranks over the root of their squares: above 0 where the pieces are closer.
  package let evidence: Double
  /// Medians of the distances.
  package let whole: Double
  package let pieces: Double

  private static let least = 12
  private static let step = 6
  private static let leastEvidence = 2.5

  /// Looked at after the twelfth session and then after each sixth; none before.
  ///
  /// - Parameter pairs: the oldest first.
  package init?(_ pairs: [Pair]) {
    count = pairs.count / Self.step * Self.step
    if count < Self.least { return nil }
    let seen = pairs.prefix(count)
    evidence = signedRanks(of: seen.map { $0.whole - $0.pieces })
    whole = median(seen.map { $0.whole })
    pieces = median(seen.map { $0.pieces })
  }

  package var verdict: Verdict {
    if abs(evidence) <= Self.leastEvidence { return .alike }
    return evidence > 0 ? .piecesAreCloser : .wholeIsCloser
  }
}

/// The sum of signed ranks over the root of the sum of their squares (Wilcoxon, 1945): 0 where all are 0.
///
/// - Parameter differences: zeros are left out, and those of one size share their ranks.
private func signedRanks(of differences: [Double]) -> Double {
  let differences = differences.filter { $0 != 0 }.ordered { abs($0) < abs($1) }
  var (signs, sizes) = ([Double](), [Double]())
  var start = 0
  while start < differences.count {
    var end = start
    while end < differences.count, abs(differences[end]) == abs(differences[start]) { end += 1 }
    for place in start..<end {
      signs.append(differences[place] > 0 ? 1 : -1)
      sizes.append(Double(start + end + 1) / 2)
    }
    start = end
  }
  var (sum, squares) = (0.0, 0.0)
  for place in signs.indices {
    sum += signs[place] * sizes[place]
    squares += sizes[place] * sizes[place]
  }
  return squares > 0 ? sum / squares.squareRoot() : 0
}

extension WholeOrPieces {
  private static let earlierSessions = 6
  private static let leastSteps = 3

  /// Whether a session is asked for the whole string; it is none where anything was bet.
  ///
  /// - Parameter completed: sessions of the routine before it.
  package static func isDue(
    _ session: SessionID,
    of routine: RoutineID,
    completed: Int,
    steps: Int
  ) -> Bool {
    completed >= earlierSessions && steps >= leastSteps && mixed(session.raw, routine.raw) % 3 == 1
  }
}
