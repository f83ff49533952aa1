import Time

/// The task that grew the most, while all of them grow.
package struct TaskGrowth: Hashable, Sendable {
  /// As the player reads it.
  package let task: String
  /// The mean accuracy of the later half of its latest guesses less that of the earlier one.
  package let points: Double

  /// Nil where nothing grows, or nothing that was played in the week.
  init?(in week: ISOWeek, _ insights: Insights) {
    let played = insights.contenders.filter {
      $0.window.guesses.contains { $0.day >= week.monday && $0.day <= week.sunday }
    }
    guard let most = Insights.largestRise(played), let rise = most.growth?.trend.rise else {
      return nil
    }
    task = most.name
    points = rise
  }
}
