import Core
import SyncWire
import Time

// What calendars ask of the browser.

extension Request {
  /// Answered with what is kept; empty when there is nothing.
  package static let readCalendars = Request(.readCalendars, of: .calendars)

  /// Keep this instead of what is kept; nothing erases it.
  package static func keepCalendars(_ bytes: [UInt8]) -> Request {
    Request(.keepCalendars, of: .calendars, bytes)
  }

  /// Ask for a file: answered with its name when one has been chosen.
  static let pickCalendar = Request(.pickCalendar, of: .calendars)

  /// Read the file that was chosen: answered with a ``CalendarReading``, or nothing when it is no calendar.
  static func readCalendar(on today: LocalDay) -> Request {
    var writer = ByteWriter()
    writer.write(count: today.number)
    return Request(.readCalendar, of: .calendars, writer.bytes)
  }
}

extension PlannerAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readCalendars: self = .found(answer.bytes)
    case .keepCalendars: self = .kept(answer.isGiven)
    case .pickCalendar:
      guard let name = answer.bytes else { return nil }
      self = .form(.filePicked(String(decoding: name, as: UTF8.self)))
    case .readCalendar: self = .form(.fileRead(answer.bytes))
    default: return nil
    }
  }
}
