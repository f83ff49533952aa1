import Basics

/// Whether a player lands as close where nothing is shown before the last lantern: means of accuracy of both kinds.
package struct NightQuest: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case alike
    /// In points of accuracy.
    case further(Double)
    case closer(Double)
  }

  package let nights: Int
  /// Nights less others, in points.
  package let difference: Double
  /// The standard error of it, by the variance of both together.
  package let error: Double

  private static let leastNights = 6
  private static let leastOthers = 12
  private static let leastDifference = 5.0
  private static let leastEvidence = 2.6

  /// None before there are enough of both.
  ///
  /// - Parameters: accuracies of whole sessions.
  package init?(nights: [Double], others: [Double]) {
    guard nights.count >= Self.leastNights, others.count >= Self.leastOthers else { return nil }
    self.nights = nights.count
    let (mean, meanOfOthers) = (nights[...].mean, others[...].mean)
    var squares = 0.0
    for accuracy in nights { squares += (accuracy - mean) * (accuracy - mean) }
    for accuracy in others { squares += (accuracy - meanOfOthers) * (accuracy - meanOfOthers) }
    let variance = squares / Double(nights.count + others.count - 2)
    error = (variance * (1 / Double(nights.count) + 1 / Double(others.count))).squareRoot()
    difference = mean - meanOfOthers
  }

  package var verdict: Verdict {
    let size = abs(difference)
    if size < Self.leastDifference || size <= Self.leastEvidence * error { return .alike }
    return difference < 0 ? .further(size) : .closer(size)
  }

  private static let block = 6

  /// Whether the next session of a routine is a night: one in six, none in the first six.
  ///
  /// - Parameter completed: sessions of the routine before it.
  package static func isDue(_ routine: RoutineID, completed: Int) -> Bool {
    completed >= block
      && completed % block
        == Int(mixed(routine.raw, UInt128(completed / block)) % UInt64(block))
  }
}
