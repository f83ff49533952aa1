import Basics
import Domain
import SyncWire
import Time

// What a device keeps of calendars, as bytes: beside the log, and nowhere else.

/// The calendars of a device.
package enum StoredCalendars {
  /// Whoever finds a later one reads nothing.
  ///
  /// Version 1 had no walls and no states, and of flaws no titles and numbers.
  fileprivate static let version: UInt8 = 2

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
    let version = reader.byte()
    guard (1...Self.version).contains(version) else { return [] }
    let calendars = (0..<reader.count()).map { _ in reader.calendar(version) }
    return reader.isBroken ? [] : calendars
  }
}

extension CalendarReading {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(optional: name) { $0.write($1) }
    writer.write(self)
    return writer.bytes
  }

  /// None of bytes that are no reading.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let name = reader.bool() ? reader.text() : nil
    let reading = reader.reading(StoredCalendars.version)
    self.init(name: name, events: reading.events, flaws: reading.flaws)
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
    write(optional: calendar.state) {
      $0.write($1.tag)
      $0.write($1.day)
    }
    write(CalendarReading(events: calendar.events, flaws: calendar.flaws))
  }

  fileprivate mutating func write(_ reading: CalendarReading) {
    write(count: reading.flaws.count)
    for flaw in reading.flaws {
      write(count: flaw.line)
      write(flaw.reason.rawValue)
      write(count: flaw.count)
      write(count: flaw.titles.count)
      for title in flaw.titles { write(title) }
    }
    write(count: reading.events.count)
    for event in reading.events { write(event) }
  }

  private mutating func write(_ event: CalendarEvent) {
    write(event.title)
    switch event.when {
    case .from(let begin, let end):
      write(event.walls == nil ? EventKind.instants : EventKind.walls)
      write(begin.milliseconds)
      write(end.milliseconds)
      if let walls = event.walls {
        write(walls.lowerBound)
        write(walls.upperBound)
      }
    case .days(let days):
      write(EventKind.days)
      write(days.first)
      write(days.last)
    }
    write(event.isCancelled)
    write(optional: event.usualDay) { $0.write($1) }
  }

  fileprivate mutating func write(_ day: LocalDay) { write(Int64(day.number)) }

  /// As if the wall were that of UTC.
  private mutating func write(_ wall: LocalTime) {
    write(Instant(startOf: wall.day, offset: .utc).milliseconds + wall.millisecondOfDay)
  }
}

/// How it is kept when something is.
private enum EventKind {
  static let instants: UInt8 = 0
  static let days: UInt8 = 1
  /// Instants by the clocks that were here, and the walls that count.
  static let walls: UInt8 = 2
}

extension ByteReader {
  fileprivate mutating func calendar(_ version: UInt8) -> CalendarSource {
    let id = CalendarID(self.id())
    let name = text()
    let mark = CalendarSource.Mark(rawValue: byte())
    let players = (0..<count()).map { _ in PlayerID(self.id()) }
    let isAddress = bool()
    let origin = text()
    let readAt = Instant(milliseconds: number())
    let state = version > 1 && bool() ? state() : nil
    let reading = reading(version)
    if mark == nil { refuse() }
    return CalendarSource(
      id: id,
      name: name,
      mark: mark ?? .other,
      players: players,
      origin: isAddress ? .address(origin) : .file(origin),
      readAt: readAt,
      state: state,
      events: reading.events,
      flaws: reading.flaws
    )
  }

  private mutating func state() -> CalendarSource.State? {
    let tag = text()
    return CalendarSource.State(tag: tag, on: day(number()))
  }

  fileprivate mutating func reading(_ version: UInt8) -> CalendarReading {
    let flaws = (0..<count()).map { _ in flaw(version) }
    let events = (0..<count()).map { _ in event() }
    return CalendarReading(events: events, flaws: flaws)
  }

  private mutating func flaw(_ version: UInt8) -> CalendarFlaw {
    let line = Int(truncatingIfNeeded: number())
    let reason = CalendarFlaw.Reason(rawValue: byte()) ?? .unreadable
    if version == 1 { return CalendarFlaw(line: line, reason: reason) }
    let count = Int(truncatingIfNeeded: number())
    let titles = (0..<self.count()).map { _ in text() }
    return CalendarFlaw(line: line, reason: reason, titles: titles, count: max(count, 1))
  }

  private mutating func event() -> CalendarEvent {
    let title = text()
    let kind = byte()
    let (begin, end) = (number(), number())
    let walls = kind == EventKind.walls ? self.walls() : nil
    if kind > EventKind.walls { refuse() }
    let isCancelled = bool()
    let usualDay = bool() ? day(number()) : nil
    return CalendarEvent(
      title: title,
      when: kind == EventKind.days
        ? .days(days(begin, end))
        : .from(Instant(milliseconds: begin), to: Instant(milliseconds: end)),
      walls: walls,
      isCancelled: isCancelled,
      usualDay: usualDay
    )
  }

  private mutating func walls() -> Range<LocalTime> {
    let (begin, end) = (wall(number()), wall(number()))
    if end < begin { refuse() }
    return begin..<max(begin, end)
  }

  /// As far as days go.
  private mutating func wall(_ milliseconds: Int64) -> LocalTime {
    let (first, last) = (Int64(-86_400_000_000_000), Int64(345_600_000_000_000))
    if milliseconds < first || milliseconds > last { refuse() }
    return LocalTime(Instant(milliseconds: min(max(milliseconds, first), last)), offset: .utc)
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
