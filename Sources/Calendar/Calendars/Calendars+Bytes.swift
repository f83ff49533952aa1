import Basics
import Domain
import SyncWire
import Time

// What a device keeps of calendars, as bytes: beside the log, and nowhere else.

/// The calendars of a device.
package enum StoredCalendars {
  /// Whoever finds another one reads nothing.
  private static let version: UInt8 = 1

  package static func bytes(of calendars: [CalendarSource]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(version)
    writer.write(count: calendars.count)
    for calendar in calendars { writer.write(calendar) }
    return writer.bytes
  }

  /// None of bytes that are no calendars.
  package static func read(_ bytes: [UInt8]) -> [CalendarSource] {
    var reader = ByteReader(bytes[...])
    guard reader.byte() == version else { return [] }
    let calendars = (0..<reader.count()).map { _ in reader.calendar() }
    return reader.isBroken ? [] : calendars
  }
}

extension CalendarReading {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(self)
    return writer.bytes
  }

  /// None of bytes that are no reading.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    self = reader.reading()
    if reader.isBroken { return nil }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ calendar: CalendarSource) {
    write(calendar.id.raw)
    write(calendar.name)
    write(calendar.mark.rawValue)
    write(count: calendar.players.count)
    for player in calendar.players { write(player.raw) }
    switch calendar.origin {
    case .file(let name):
      write(false)
      write(name)
    case .address(let address):
      write(true)
      write(address)
    }
    write(calendar.readAt.milliseconds)
    write(CalendarReading(events: calendar.events, flaws: calendar.flaws))
  }

  fileprivate mutating func write(_ reading: CalendarReading) {
    write(count: reading.flaws.count)
    for flaw in reading.flaws {
      write(count: flaw.line)
      write(flaw.reason.rawValue)
    }
    write(count: reading.events.count)
    for event in reading.events { write(event) }
  }

  private mutating func write(_ event: CalendarEvent) {
    write(event.title)
    switch event.when {
    case .from(let begin, let end):
      write(false)
      write(begin.milliseconds)
      write(end.milliseconds)
    case .days(let days):
      write(true)
      write(days.first)
      write(days.last)
    }
    write(event.isCancelled)
    write(optional: event.usualDay) { $0.write($1) }
  }

  private mutating func write(_ day: LocalDay) { write(Int64(day.number)) }
}

extension ByteReader {
  fileprivate mutating func calendar() -> CalendarSource {
    let id = CalendarID(self.id())
    let name = text()
    let mark = CalendarSource.Mark(rawValue: byte())
    let players = (0..<count()).map { _ in PlayerID(self.id()) }
    let isAddress = bool()
    let origin = text()
    let readAt = Instant(milliseconds: number())
    let reading = reading()
    if mark == nil { refuse() }
    return CalendarSource(
      id: id,
      name: name,
      mark: mark ?? .other,
      players: players,
      origin: isAddress ? .address(origin) : .file(origin),
      readAt: readAt,
      events: reading.events,
      flaws: reading.flaws
    )
  }

  fileprivate mutating func reading() -> CalendarReading {
    let flaws = (0..<count()).map { _ in flaw() }
    let events = (0..<count()).map { _ in event() }
    return CalendarReading(events: events, flaws: flaws)
  }

  private mutating func flaw() -> CalendarFlaw {
    let line = Int(truncatingIfNeeded: number())
    return CalendarFlaw(line: line, reason: .init(rawValue: byte()) ?? .unreadable)
  }

  private mutating func event() -> CalendarEvent {
    let title = text()
    let isOfDays = bool()
    let (begin, end) = (number(), number())
    let isCancelled = bool()
    let usualDay = bool() ? day(number()) : nil
    return CalendarEvent(
      title: title,
      when: isOfDays
        ? .days(days(begin, end))
        : .from(Instant(milliseconds: begin), to: Instant(milliseconds: end)),
      isCancelled: isCancelled,
      usualDay: usualDay
    )
  }

  private mutating func days(_ first: Int64, _ last: Int64) -> DaySpan {
    let first = day(first)
    if let days = DaySpan(from: first, to: day(last)) { return days }
    refuse()
    return DaySpan(first)
  }

  /// Years of four digits, as far as anybody has calendars.
  private mutating func day(_ number: Int64) -> LocalDay {
    if !(-1_000_000...4_000_000).contains(number) { refuse() }
    return LocalDay(number: Int(min(max(number, -1_000_000), 4_000_000)))
  }
}
