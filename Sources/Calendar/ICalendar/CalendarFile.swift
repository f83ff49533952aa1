import Time

/// A calendar as a file, with an alarm at each of its events (RFC 5545).
///
/// Times are floating, without a zone: 7:30 is when the wall says so, after a change of clocks and on a journey.
package enum CalendarFile {
  /// - Parameter offset: of the clock on the wall here and now.
  package static func bytes(
    of events: [WeeklyEvent],
    madeAt now: Instant,
    offset: UTCOffset
  ) -> [UInt8] {
    var lines = CalendarLines()
    lines.add("BEGIN:VCALENDAR")
    lines.add("VERSION:2.0")
    lines.add("PRODID:-//TimeQuest//Reminders//EN")
    lines.add("CALSCALE:GREGORIAN")
    for event in events where !event.weekdays.isEmpty {
      lines.add(event, madeAt: now, offset: offset)
    }
    lines.add("END:VCALENDAR")
    return lines.bytes
  }
}

extension CalendarLines {
  fileprivate mutating func add(_ event: WeeklyEvent, madeAt now: Instant, offset: UTCOffset) {
    let first = event.firstDay(after: LocalTime(now, offset: offset))
    add("BEGIN:VEVENT")
    add("UID", words: event.uid)
    add("DTSTAMP:" + now.calendarText)
    add("SEQUENCE:\(now.sequence)")
    add("DTSTART:" + first.calendarText + event.time.calendarText)
    add("DURATION:PT5M")
    add("RRULE:FREQ=WEEKLY;BYDAY=" + event.dayNames)
    add("SUMMARY", words: event.title)
    add("DESCRIPTION", words: event.about)
    // Nobody is busy meanwhile.
    add("TRANSP:TRANSPARENT")
    add("BEGIN:VALARM")
    add("ACTION:DISPLAY")
    add("TRIGGER:PT0S")
    add("DESCRIPTION", words: event.title)
    add("END:VALARM")
    add("END:VEVENT")
  }
}

extension Instant {
  /// Higher in each later file, so that it counts as the newer one; seconds since 2026 fit for 68 years.
  fileprivate var sequence: Int64 {
    let start = Instant(startOf: LocalDay(year: 2026, month: 1, day: 1), offset: .utc)
    return min(max(milliseconds - start.milliseconds, 0) / 1000, Int64(Int32.max))
  }

  /// "20260121T063000Z".
  fileprivate var calendarText: String {
    let time = LocalTime(self, offset: .utc)
    let seconds = Int(time.millisecondOfDay / 1000)
    return time.day.calendarText
      + "T" + padded(seconds / 3600, 2) + padded(seconds / 60 % 60, 2) + padded(seconds % 60, 2)
      + "Z"
  }
}

extension LocalDay {
  /// "20260121".
  fileprivate var calendarText: String {
    let (year, month, day) = date
    return padded(year, 4) + padded(month, 2) + padded(day, 2)
  }
}

extension TimeOfDay {
  /// "T073000".
  fileprivate var calendarText: String { "T" + padded(hour, 2) + padded(minute, 2) + "00" }
}

private func padded(_ number: Int, _ width: Int) -> String {
  var text = "\(number)"
  while text.utf8.count < width { text = "0" + text }
  return text
}
