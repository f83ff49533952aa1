import Time

extension ReadCalendar {
  /// What happens on some days, the earliest first; also what began before them and is not over.
  ///
  /// - Parameters:
  ///   - days: by the clocks here.
  ///   - here: the clocks by which times without a zone are meant.
  ///   - lookUp: the offsets of an IANA zone; none for names that are none.
  package func occurrences(
    on days: Range<LocalDay>,
    here: OffsetTable,
    limits: CalendarLimits = CalendarLimits(),
    lookUp: (String) -> OffsetTable?
  ) -> CalendarOccurrences {
    let from = here.instant(of: WallTime(day: days.lowerBound))
    let to = here.instant(of: WallTime(day: days.upperBound))
    // Rules of zones are written out somewhat further, for what is asked about the days beside.
    let end = WallTime(day: days.upperBound.adding(days: 400))
    let book = ZoneBook(self, here: here, until: end, limits: limits, lookUp: lookUp)
    return OccurrenceFinder(self, book, from..<max(from, to), limits).found
  }
}
