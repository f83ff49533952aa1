import Time

extension CalendarSource.Mark {
  /// What a calendar seems to hold, before anybody has said so.
  ///
  /// A timetable is mostly what begins before two in the afternoon on days from Monday to Friday, and on three of them
  /// at least; a list of holidays is of whole days, half of them with a word for days without school.
  package static func guess(
    _ events: [CalendarEvent],
    words: DayWords,
    zone: LocalZone
  ) -> CalendarSource.Mark {
    var (timed, lessons, whole, free) = (0, 0, 0, 0)
    var weekdays: Set<Weekday> = []
    for event in events where !event.isCancelled && !event.takesNoTime {
      switch event.when {
      case .days:
        whole += 1
        if case .noSchool = words.meaning(of: event.title) { free += 1 }
      case .from(let begin, _):
        timed += 1
        let time = zone.time(begin)
        guard (6..<14).contains(time.hour), time.day.weekday.rawValue <= 5 else { continue }
        lessons += 1
        weekdays.insert(time.day.weekday)
      }
    }
    if timed == 0 { return whole == 0 ? .activities : free * 2 >= whole ? .school : .other }
    return lessons >= 5 && lessons * 3 >= timed * 2 && weekdays.count >= 3 ? .school : .activities
  }
}
