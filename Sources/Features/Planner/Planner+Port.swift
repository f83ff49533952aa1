import AppCore
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

  /// Ask for a file: answered with its size in bytes and its name when one has been chosen.
  static let pickCalendar = Request(.pickCalendar, of: .calendars)

  /// Read the file that was chosen: answered with a ``CalendarReading``, or nothing when it is no calendar.
  static func readCalendar(on today: LocalDay) -> Request {
    var writer = ByteWriter()
    writer.write(count: today.number)
    return Request(.readCalendar, of: .calendars, writer.bytes)
  }

  /// Have the family's server fetch a calendar, and read it: answered with a ``FetchAnswer``.
  ///
  /// - Parameter tag: of what is known already; it is fetched whatever it is where there is none.
  static func fetchCalendar(
    _ address: String,
    knowing tag: String = "",
    for asker: FetchAsker,
    on today: LocalDay
  ) -> Request {
    var writer = ByteWriter()
    writer.write(count: today.number)
    writer.write(tag)
    let bytes = writer.bytes + address.utf8
    return Request(.fetchCalendar, of: .calendars, number: asker.rawValue, bytes)
  }
}

/// Who waits for a calendar that is fetched.
enum FetchAsker: Int {
  case form
  /// Nobody: it is read again by itself.
  case freshening
}

extension PlannerAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readCalendars: self = .found(answer.bytes)
    case .keepCalendars: self = .kept(answer.isGiven)
    case .pickCalendar:
      guard let bytes = answer.bytes else { return nil }
      var reader = ByteReader(bytes[...])
      let size = reader.number()
      let name = String(decoding: bytes.dropFirst(8), as: UTF8.self)
      self = .form(.filePicked(name, bytes: size))
    case .readCalendar: self = .form(.fileRead(answer.bytes))
    case .fetchCalendar:
      let isForm = answer.number == FetchAsker.form.rawValue
      self = isForm ? .form(.fetched(answer.bytes)) : .freshened(answer.bytes)
    default: return nil
    }
  }
}
