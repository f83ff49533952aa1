/// How a week's accuracy stands to that of the week before.
package enum WeekChange: Hashable, Sendable {
  /// Within what chance does.
  case asClose
  /// More than that, in points.
  case by(Double)

  /// In standard errors of both weeks together.
  private static let leastEvidence = 2.0

  /// Nil when one of the weeks was without play.
  init?(from before: [Double], to now: [Double]) {
    if before.isEmpty || now.isEmpty { return nil }
    let (one, other) = (Sample(before), Sample(now))
    let change = other.mean - one.mean
    let error = (one.squaredError + other.squaredError).squareRoot()
    // A single guess says nothing of how guesses differ.
    let canTell = min(before.count, now.count) > 1
    self = canTell && abs(change) > Self.leastEvidence * error ? .by(change) : .asClose
  }
}
