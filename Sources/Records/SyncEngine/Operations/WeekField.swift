import Domain
import Time

/// A field of a player's school week; each is decided by its newest writer.
package enum SchoolField: Hashable, Sendable {
  /// The hours of a weekday; none on a day without school.
  case hours(Weekday, TimeSpan?)
  /// The time that the way to school takes.
  case travel(Seconds)
}

/// A field of an activity; each is decided by its newest writer.
package indirect enum ActivityField: Hashable, Sendable {
  case name(String)
  /// The one weekday of the activity, as earlier versions know it.
  case weekday(Weekday)
  /// The weekdays of the activity; the newer of this field and of a single weekday counts.
  case weekdays(Weekdays)
  /// The hours in one field, so that two edits that meet never end before they begin.
  case hours(TimeSpan)
  case travel(Seconds)
  case players([PlayerID])
  /// The quest by which the player gets ready for it.
  case routine(RoutineID?)
}

/// A field of a break; each is decided by its newest writer.
package indirect enum BreakField: Hashable, Sendable {
  case name(String)
  /// The days in one field, so that two edits that meet never end before they begin.
  case days(DaySpan)
}
