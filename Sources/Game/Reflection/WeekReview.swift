import Domain

/// A week as its screen shows it; a class for the reason of `Patterns`.
package final class WeekReview: Sendable {
  package let reflection: Reflection
  /// As it stood at the end of the week.
  package let streak: Streak
  /// The most that any day of the week saw.
  package let longestStreak: Int

  init(_ reflection: Reflection, streak: Streak, longestStreak: Int) {
    self.reflection = reflection
    self.streak = streak
    self.longestStreak = longestStreak
  }
}
