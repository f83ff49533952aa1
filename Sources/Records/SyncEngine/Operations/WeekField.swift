import Domain
import Time

/// A field of a player's school week; each is decided by its newest writer.
package enum SchoolField: Hashable, Sendable {
  /// None on a day without school.
  case hours(Weekday, TimeSpan?)
  /// The way there.
  case travel(Seconds)
}

/// A field of an activity; each is decided by its newest writer.
package indirect enum ActivityField: Hashable, Sendable {
  case name(String)
  /// The one day it is on, as earlier versions know it.
  case weekday(Weekday)
  /// Several; newer or older than a single one, the newest of both counts.
  case weekdays(Weekdays)
  /// In one, so that two edits that meet never end before they begin.
  case hours(TimeSpan)
  case travel(Seconds)
  case players([PlayerID])
  /// The quest that gets whoever goes ready.
  case routine(RoutineID?)
}

/// A field of a break; each is decided by its newest writer.
package indirect enum BreakField: Hashable, Sendable {
  case name(String)
  /// In one, so that two edits that meet never end before they begin.
  case days(DaySpan)
}
