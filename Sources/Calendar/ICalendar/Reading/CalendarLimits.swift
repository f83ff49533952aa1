import Time

/// What is read of a file at most: whoever writes calendars is a stranger.
package struct CalendarLimits: Sendable {
  /// Twenty years of a busy family are about 20 MB, most of them descriptions that are passed over.
  package var bytes = 32_000_000
  /// Of a line that matters, after unfolding; pictures stand in lines that do not.
  package var lineBytes = 100_000
  /// Of a UID or a title; what is behind is left out.
  package var wordBytes = 2_000
  package var depth = 8
  /// Of those that are not over.
  package var entries = 20_000
  /// What is over before is neither kept nor counted, nor is anything told of it; none keeps all.
  package var firstDay: LocalDay?
  package var datesOfEntry = 5_000
  package var problems = 2_000
  /// Of one entry in a window, which is fifty years of days, and of all.
  package var occurrencesOfEntry = 20_000
  package var occurrences = 50_000
  /// Periods and days that the rules of a file may look at, and what else takes as long as one.
  package var steps = 4_000_000

  package init() {}
}
