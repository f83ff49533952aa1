import Basics

/// The zones of a file as offsets.
///
/// A name is first looked up where zones are known, because a file's own rules are often those of one year only; then
/// in the file; then its words count, as Outlook shows them, and an offset in them; then X-WR-TIMEZONE, also for times
/// that name no zone; and what is left floats.
struct ZoneBook {
  private let tables: [OffsetTable?]
  /// The calendar's.
  let usual: OffsetTable?
  /// Of the wall on which the calendar is read.
  let here: OffsetTable

  /// - Parameters:
  ///   - lookUp: the offsets of an IANA name; none for others.
  ///   - end: no time after it is asked for.
  init(
    _ calendar: ReadCalendar,
    here: OffsetTable,
    until end: WallTime,
    limits: CalendarLimits,
    lookUp: (String) -> OffsetTable?
  ) {
    var search = ZoneSearch(zones: calendar.zones, end: end, steps: limits.steps / 4)
    self.here = here
    usual = calendar.usualZone.flatMap { search.table(of: $0, lookUp) }
    tables = calendar.zoneNames.map { search.table(of: $0, lookUp) }
  }

  /// Whether nobody knows a zone of the file.
  func isUnknown(_ zone: Int) -> Bool { tables[zone] == nil }

  /// The clocks that show a time; a day is one of those who read it.
  func table(_ time: ZonedTime) -> OffsetTable {
    switch time.time.form {
    case .utc: .utc
    case .date: here
    case .local: time.zone.flatMap { tables[$0] } ?? usual ?? here
    }
  }

  func instant(_ time: ZonedTime) -> Int64 { table(time).instant(of: time.time.wall) }

  /// Whether a time is one of any wall, so that it stays on a journey.
  func floats(_ time: ZonedTime) -> Bool { time.isFloating && usual == nil }
}

/// Finds the offsets of names, as long as its budget goes.
private struct ZoneSearch {
  let zones: [ZoneDefinition]
  let end: WallTime
  var steps: Int
  /// Names of cities that are still tried; a browser takes its time with each that is no zone.
  private var tries = 1_000

  init(zones: [ZoneDefinition], end: WallTime, steps: Int) {
    (self.zones, self.end, self.steps) = (zones, end, steps)
  }

  mutating func table(of name: Bytes, _ lookUp: (String) -> OffsetTable?) -> OffsetTable? {
    for known in knownNames(of: name) {
      if let table = lookUp(known) { return table }
    }
    return defined(name) ?? shown(name, lookUp)
  }

  private mutating func defined(_ name: Bytes) -> OffsetTable? {
    guard
      let zone = zones.first(where: { $0.name.elementsEqual(name) })
        ?? zones.first(where: { $0.name.isSame(as: name) })
    else { return nil }
    return OffsetTable(zone, until: end, steps: &steps)
  }

  private mutating func shown(
    _ name: Bytes,
    _ lookUp: (String) -> OffsetTable?
  ) -> OffsetTable? {
    let offset = OffsetTable.offset(in: name)
    if name.trimmed.first == UInt8(ascii: "(") || offset == nil {
      for shown in shownNames(of: name) where tries > 0 {
        tries -= 1
        guard let table = lookUp(shown) else { continue }
        // A city of the same name elsewhere is meant hardly ever.
        if offset == nil || table.everHas(offset ?? 0, before: end) { return table }
      }
    }
    return offset.map { OffsetTable(before: $0) }
  }
}
