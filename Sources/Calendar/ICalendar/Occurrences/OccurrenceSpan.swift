import Time

/// How long each instance of an entry is (RFC 5545, 3.6.1 and 3.8.5.3).
enum OccurrenceSpan {
  /// Whole days, one at least.
  case days(Int)
  /// What an end says is the same time exactly for each instance.
  case exactly(Int64)
  /// A duration's days end at the same time of day, also where the clocks are put meanwhile.
  case lasting(CalendarDuration)

  init(of length: CalendarEntry.Length, from start: ZonedTime, _ book: ZoneBook) {
    let isDate = start.time.form == .date
    switch length {
    case .unsaid: self = isDate ? .days(1) : .exactly(0)
    case .until(let end):
      if isDate {
        self = .days(max(end.time.wall.day.number - start.time.wall.day.number, 1))
      } else {
        // A date ends where it begins, on the start's wall; so does a time that names no zone.
        let isOfStart = end.time.form == .date || end.isFloating
        let zoned = isOfStart ? start.with(end.time.wall) : end
        self = .exactly(max(book.instant(zoned) - book.instant(start), 0))
      }
    case .lasting(let duration):
      self = isDate ? .days(max(duration.begunDays, 1)) : OccurrenceSpan(duration)
    }
  }

  private init(_ duration: CalendarDuration) {
    self = duration.days == 0 ? .exactly(duration.seconds) : .lasting(duration)
  }

  /// No instance is longer, whatever is done to clocks.
  var most: Int64 {
    switch self {
    case .days(let days): Int64(days + 1) * WallTime.secondsPerDay
    case .exactly(let seconds): seconds
    case .lasting(let duration):
      Int64(duration.days + 1) * WallTime.secondsPerDay + duration.seconds
    }
  }
}

extension CalendarDuration {
  fileprivate var begunDays: Int {
    days + Int((seconds + WallTime.secondsPerDay - 1) / WallTime.secondsPerDay)
  }
}
