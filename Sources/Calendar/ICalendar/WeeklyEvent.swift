import Time

/// Something that a calendar tells at the same time of some days of each week.
package struct WeeklyEvent: Hashable, Sendable {
  /// What it is known by for ever: one that comes again takes the place of the one before.
  package let uid: String
  package let title: String
  package let about: String
  /// One at least, or there is nothing to tell.
  package let weekdays: Weekdays
  package let time: TimeOfDay

  package init(
    uid: String,
    title: String,
    about: String,
    weekdays: Weekdays,
    time: TimeOfDay
  ) {
    self.uid = uid
    self.title = title
    self.about = about
    self.weekdays = weekdays
    self.time = time
  }
}

extension WeeklyEvent {
  /// The first day on which its time is still to come; an alarm for what is past could ring at once.
  func firstDay(after now: LocalTime) -> LocalDay {
    let hasPassed = now.millisecondOfDay >= Int64(time.minutes) * 60_000
    var day = now.day.adding(days: hasPassed ? 1 : 0)
    for _ in Weekday.allCases where !weekdays.contains(day.weekday) { day = day.adding(days: 1) }
    return day
  }

  /// "MO,WE".
  var dayNames: String {
    var names = ""
    for day in Weekday.allCases where weekdays.contains(day) {
      names += (names.isEmpty ? "" : ",") + day.calendarName.description
    }
    return names
  }
}
