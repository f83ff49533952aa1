/// Something of a file that was passed over.
package struct CalendarProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A line without a name and a colon.
    case line
    case longLine
    /// What begins inside of too much else.
    case depth
    /// The END of something that has not begun, or the other way round.
    case unfinished
    case withoutStart
    case start
    /// DTEND or DURATION; the entry is used without it.
    case end
    case rule(RecurrenceFault)
    /// A RECURRENCE-ID.
    case recurrenceID
    /// An RDATE or EXDATE; the entry is used without it.
    case date
    /// A VTIMEZONE that does not say how far ahead of UTC it is.
    case zone
    /// A rule whose instances would take too long to find, or are too many.
    case tooMuch
    case tooManyEntries
    case tooLarge
  }

  /// From 1 on; of an entry where it begins.
  package let line: Int
  package let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
