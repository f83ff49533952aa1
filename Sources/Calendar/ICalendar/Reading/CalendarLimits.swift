/// What is read of a file at most: whoever writes calendars is a stranger.
package struct CalendarLimits: Sendable {
  package var bytes = 8_000_000
  /// Of a line that matters, after unfolding; pictures stand in lines that do not.
  package var lineBytes = 100_000
  /// Of a UID or a title; what is behind is left out.
  package var wordBytes = 2_000
  package var depth = 8
  package var entries = 20_000
  package var datesOfEntry = 5_000
  package var problems = 200
  /// Of one entry in a window, which is fifty years of days, and of all.
  package var occurrencesOfEntry = 20_000
  package var occurrences = 50_000
  /// Periods and days that the rules of a file may look at, and what else takes as long as one.
  package var steps = 4_000_000

  package init() {}
}
