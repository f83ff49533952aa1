import Domain
import Time

/// A week as its screen shows it; a class for the reason of `Patterns`.
package final class WeekReview: Sendable {
  package let reflection: Reflection
  /// As it stood at the end of the week.
  package let streak: Streak
  /// The most that any day of the week saw.
  package let longestStreak: Int

  /// Whether the days in a row reach over a day of the week without play.
  var hasDayOff: Bool {
    var count = 0
    for day in Weekday.allCases.reversed() {
      if reflection.playedDays.contains(day) { count += 1 } else if count > 0 { break }
    }
    return count < 7 && streak.count > count
  }

  init(_ reflection: Reflection, streak: Streak, longestStreak: Int) {
    self.reflection = reflection
    self.streak = streak
    self.longestStreak = longestStreak
  }
}
