import Time

/// The task of the week that grows faster than all others, while all of them grow.
package struct TaskGrowth: Hashable, Sendable {
  /// As the player reads it.
  package let task: String
  /// The mean accuracy of the later half of its latest guesses less that of the earlier one.
  package let points: Double

  /// Nil where none does, or it was not played in the week.
  init?(in week: ISOWeek, _ insights: Insights) {
    guard let fastest = insights.tasks.first(where: { insights.isFastest($0) }),
      fastest.window.guesses.contains(where: { $0.day >= week.monday && $0.day <= week.sunday }),
      let rise = fastest.growth?.trend.rise
    else { return nil }
    (task, points) = (fastest.name, rise)
  }
}
