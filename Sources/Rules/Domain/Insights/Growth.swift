/// How the accuracy of a task went over the latest guesses, now and as it was a week ago.
///
/// Both, because a look once a week at what chance does finds something now and then, and seldom twice.
package struct Growth: Hashable, Sendable {
  package let trend: Trend
  /// None where there were too few guesses yet.
  package let aWeekAgo: Trend?

  package static let leastGuesses = 10
  package static let most = 60
  /// In points, between the halves.
  private static let leastRise = 8.0
  /// There are several tasks, and they are looked at after every session.
  static let leastEvidence = 3.0
  /// Above this, staying the same is no news.
  private static let steadyBelow = 70.0

  /// Nil with too few guesses to say anything.
  package init?(_ now: TaskWindow, aWeekAgo: TaskWindow) {
    guard let trend = Self.trend(of: now) else { return nil }
    self.trend = trend
    self.aWeekAgo = Self.trend(of: aWeekAgo)
  }

  private static func trend(of window: TaskWindow) -> Trend? {
    let latest = window.accuracies.suffix(most)
    return latest.count >= leastGuesses ? Trend(latest) : nil
  }

  package var isImproving: Bool {
    guard let aWeekAgo else { return false }
    return Self.rises(trend) && Self.rises(aWeekAgo)
  }

  private static func rises(_ trend: Trend) -> Bool {
    trend.evidence > leastEvidence && trend.rise >= leastRise
  }

  /// Steady for a while, with room to grow.
  package var isSteady: Bool {
    trend.isFlat && abs(trend.rise) < Self.leastRise && trend.mean < Self.steadyBelow
  }
}
