import Foundation
import ICalendar
import Time

extension String {
  var bytes: Bytes { Array(utf8)[...] }
}

extension WrittenTime {
  /// As it is written in a calendar.
  var text: String {
    let (year, month, day) = wall.day.date
    let date = String(format: "%04d%02d%02d", year, month, day)
    guard form != .date else { return date }
    let second = wall.second
    let time = String(format: "T%02d%02d%02d", second / 3600, second / 60 % 60, second % 60)
    return date + time + (form == .utc ? "Z" : "")
  }
}
