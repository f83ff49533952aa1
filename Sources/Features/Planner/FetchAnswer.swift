import Calendars
import SyncWire

/// What came of having the family's server fetch a calendar.
enum FetchAnswer {
  /// - Parameter tag: what its host calls this state of it; empty where it calls it nothing.
  case read(CalendarReading, tag: String)
  /// As it was when the tag was told.
  case unchanged
  case refused(CalendarForm.Refusal)

  /// - Parameter bytes: as the browser's side writes them (Public/runtime/later/calendar.js); none where it broke off.
  init(_ bytes: [UInt8]?) {
    var reader = ByteReader((bytes ?? [])[...])
    switch bytes.map({ _ in reader.byte() }) {
    case 0: self = .refused(.noServer)
    case 1:
      let tag = reader.text()
      let reading = CalendarReading(bytes: Array(reader.piece()))
      self = reading.map { .read($0, tag: tag) } ?? .refused(.noCalendar)
    case 2: self = .refused(.noFamily)
    case 3: self = .refused(.tooOften)
    case 4: self = .unchanged
    case 5: self = .refused(.gone)
    case 6: self = .refused(.noCalendar)
    case 7: self = .refused(.inside)
    case 8: self = .refused(.tooLong)
    default: self = .refused(.notFetched)
    }
  }
}
