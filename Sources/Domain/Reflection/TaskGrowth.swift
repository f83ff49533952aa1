import Time

/// The task whose guesses came closest to what they were not before.
package struct TaskGrowth: Hashable, Sendable {
  /// As the player reads it.
  package let task: String
  /// The mean accuracy of the week less that of the four weeks before.
  package let points: Double

  private static let leastGuesses = 3
  private static let leastPoints = 5.0
  private static let daysBefore = 28

  /// Nil where nothing grew by as much as can be told.
  static func most(in week: ISOWeek, of history: History) -> TaskGrowth? {
    var most: TaskGrowth?
    for task in history.tasks {
      guard let growth = TaskGrowth(task, in: week), growth.points >= leastPoints else { continue }
      if growth.points > most?.points ?? 0 { most = growth }
    }
    return most
  }

  private init?(_ history: TaskHistory, in week: ISOWeek) {
    let first = week.monday.adding(days: -Self.daysBefore)
    var before: [Double] = []
    var during: [Double] = []
    for past in history.guesses where past.isHonest && past.day >= first && past.day <= week.sunday
    {
      if past.day < week.monday {
        before.append(past.accuracy)
      } else {
        during.append(past.accuracy)
      }
    }
    guard min(before.count, during.count) >= Self.leastGuesses else { return nil }
    task = history.name
    points = during[...].mean - before[...].mean
  }
}
