import Time

/// One time at which something of a calendar happens.
package struct CalendarOccurrence: Sendable {
  package let uid: String
  package let summary: String
  package let start: Instant
  /// Not before the start.
  package let end: Instant
  /// Of what is on whole days the first, and the one after the last; the instants are their midnights here.
  package let days: Range<LocalDay>?
  /// Of what is at the same time on any wall, wherever it is read: that time, and the end's.
  package let walls: Range<WallTime>?
  package let status: CalendarEntry.Status
  /// Of one that was changed by itself: when it would have been.
  package let recurrenceID: WrittenTime?
  /// The day of that by the clocks here.
  package let usualDay: LocalDay?
}

/// What happens in a window, the earliest first; at the same time what stands first in the file.
package struct CalendarOccurrences: Sendable {
  package internal(set) var list: [CalendarOccurrence] = []
  package internal(set) var problems: [CalendarProblem] = []
}
