/// How a week's accuracy stands to that of the week before.
package enum WeekChange: Hashable, Sendable {
  /// Within what chance does.
  case asClose
  /// More than that, in points.
  case by(Double)

  /// In standard errors of both weeks together: weeks are many.
  private static let leastEvidence = 3.0

  /// Of the mean accuracies; nil when one of the weeks was without play.
  ///
  /// How far they may lie apart by chance is told by the means of the sessions, since the guesses of one share its day.
  init?(from before: WeekOfPlay, to now: WeekOfPlay) {
    guard let earlier = before.accuracy, let later = now.accuracy else { return nil }
    let means = (before.sessionMeans, now.sessionMeans)
    // A single session says nothing of how sessions differ.
    guard means.0.count > 1, means.1.count > 1 else {
      self = .asClose
      return
    }
    let error = (Sample(means.0).squaredError + Sample(means.1).squaredError).squareRoot()
    let change = later - earlier
    self = abs(change) > Self.leastEvidence * error ? .by(change) : .asClose
  }
}
