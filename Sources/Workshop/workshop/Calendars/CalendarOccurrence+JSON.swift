import ICalendar
import SyncWire
import Time

extension CalendarOccurrence {
  /// Instants in UTC to the second; dates where it is on whole days, the last one exclusive.
  var json: JSON {
    [
      "uid": .string(uid),
      "summary": .string(summary),
      "start": .string(start.secondText),
      "end": .string(end.secondText),
      "all_day": .bool(days != nil),
      "start_date": days.map { .string($0.lowerBound.isoText) } ?? .null,
      "end_date": days.map { .string($0.upperBound.isoText) } ?? .null,
      "status": .string(status.word),
      "recurrence_id": recurrenceID.map { .string($0.isoText) } ?? .null,
    ]
  }
}

extension CalendarEntry.Status {
  fileprivate var word: String {
    switch self {
    case .confirmed: "confirmed"
    case .tentative: "tentative"
    case .cancelled: "cancelled"
    }
  }
}

extension Instant {
  /// "2026-01-21T06:30:00Z".
  fileprivate var secondText: String {
    WrittenTime(WallTime(seconds: milliseconds / 1000), .utc).isoText
  }
}

extension WrittenTime {
  /// "2026-01-21", "2026-01-21T07:30:00", "2026-01-21T06:30:00Z".
  fileprivate var isoText: String {
    guard form != .date else { return wall.day.isoText }
    let second = wall.second % 60
    let clock =
      TimeOfDay(minutes: wall.second / 60).isoText + (second < 10 ? ":0" : ":") + "\(second)"
    return wall.day.isoText + "T" + clock + (form == .utc ? "Z" : "")
  }
}
