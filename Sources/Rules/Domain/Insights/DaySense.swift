import Time

/// Whether a player feels how one day of a task differs from another: her guesses go along with what it takes.
///
/// The slope of the straight line by least squares through ln guess over ln actual, and its standard error. Whoever always
/// says the same has no slope, however well that fits.
package struct DaySense: Hashable, Sendable {
  package let slope: Double
  package let standardError: Double

  package static let leastGuesses = 11
  /// In standard errors.
  private static let leastEvidence = 2.5

  /// Nil with too few guesses, or where it always took the same.
  package init?(_ window: TaskWindow) {
    let guesses = window.guesses.map { $0.guess }
    guard guesses.count >= Self.leastGuesses else { return nil }
    let actuals = Self.distances(guesses.map { $0.actual })
    let estimates = Self.distances(guesses.map { $0.estimate })
    var (squares, products) = (0.0, 0.0)
    for (actual, estimate) in zip(actuals, estimates) {
      squares += actual * actual
      products += actual * estimate
    }
    guard squares > 0 else { return nil }
    let slope = products / squares
    let rest = zip(actuals, estimates).reduce(0) { sum, pair in
      let rest = pair.1 - slope * pair.0
      return sum + rest * rest
    }
    self.slope = slope
    standardError = (rest / Double(guesses.count - 2) / squares).squareRoot()
  }

  package var isFelt: Bool { slope > Self.leastEvidence * standardError }

  /// Of the logarithms from their mean; of less than a second as of one.
  private static func distances(_ durations: [Seconds]) -> [Double] {
    let logarithms = durations.map { Logarithm.natural(max($0.value, 1)) }
    // From the first one on, so that durations that are all alike lie nowhere to the last digit.
    let first = logarithms.first ?? 0
    let fromFirst = logarithms.map { $0 - first }
    let mean = fromFirst[...].mean
    return fromFirst.map { $0 - mean }
  }
}
