/// How the accuracy of a task went over the latest guesses.
package struct Growth: Hashable, Sendable {
  package let trend: Trend
  /// Points a guess (Theil-Sen); none while nothing rises.
  package let slope: Double?

  package static let leastGuesses = 10
  package static let most = 60
  /// In points, between the halves.
  private static let leastRise = 8.0
  /// Above this, staying the same is no news.
  private static let steadyBelow = 70.0

  /// Nil with too few guesses to say anything.
  package init?(_ window: TaskWindow) {
    let latest = window.accuracies.suffix(Self.most)
    guard latest.count >= Self.leastGuesses else { return nil }
    trend = Trend(latest)
    // NB: 1,770 slopes; asked for only where the answer matters.
    slope = trend.isRising ? theilSenSlope(latest) : nil
  }

  package var isImproving: Bool {
    trend.isRising && (slope ?? 0) > 0 && trend.rise >= Self.leastRise
  }

  /// Steady for a while, with room to grow.
  package var isSteady: Bool {
    trend.isFlat && abs(trend.rise) < Self.leastRise && trend.mean < Self.steadyBelow
  }
}
