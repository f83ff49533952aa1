import Basics
import Time

/// What the parent's week says of a player's days.
package struct PlayerWeek: Sendable {
  /// When there is school, from Monday on; none on days without.
  private let school: [TimeSpan?]
  package let travelToSchool: Seconds
  /// The player's.
  package let activities: [Activity]
  package let breaks: [Break]

  package init(
    travelToSchool: Seconds = .zero,
    activities: [Activity] = [],
    breaks: [Break] = [],
    school: (Weekday) -> TimeSpan?
  ) {
    self.school = Weekday.allCases.map { school($0) }
    self.travelToSchool = travelToSchool
    self.activities = activities
    self.breaks = breaks
  }

  package func school(on weekday: Weekday) -> TimeSpan? { school[weekday.rawValue - 1] }

  /// Whether the parent has typed when there is school, on any day.
  var knowsSchool: Bool { school.contains { $0.exists } }

  /// Whether a weekday is one with school; Monday to Friday where nobody has said.
  func hasSchool(on weekday: Weekday) -> Bool {
    knowsSchool ? school(on: weekday).exists : Weekdays.schoolDays.contains(weekday)
  }
}
