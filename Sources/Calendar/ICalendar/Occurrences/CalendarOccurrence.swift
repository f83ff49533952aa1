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
  package let status: CalendarEntry.Status
  /// Of one that was changed by itself: when it would have been.
  package let recurrenceID: WrittenTime?
}

/// What happens in a window, the earliest first; at the same time what stands first in the file.
package struct CalendarOccurrences: Sendable {
  package internal(set) var list: [CalendarOccurrence] = []
  package internal(set) var problems: [CalendarProblem] = []
}
