/// The zones of a file as offsets.
///
/// A name is first looked up where zones are known, because a file's own rules are often those of one year only; then
/// in the file; then X-WR-TIMEZONE counts, and what is left floats.
struct ZoneBook {
  private let tables: [OffsetTable?]
  /// Of the wall on which the calendar is read.
  let here: OffsetTable

  /// - Parameters:
  ///   - lookUp: the offsets of an IANA name; none for others.
  ///   - end: no time after it is asked for.
  init(
    _ calendar: ReadCalendar,
    here: OffsetTable,
    until end: WallTime,
    lookUp: (String) -> OffsetTable?
  ) {
    self.here = here
    let usual = calendar.usualZone.flatMap { Self.known($0, lookUp) }
    tables = calendar.zoneNames.map { name in
      Self.known(name, lookUp) ?? Self.defined(name, calendar.zones, end) ?? usual
    }
  }

  private static func known(_ name: Bytes, _ lookUp: (String) -> OffsetTable?) -> OffsetTable? {
    for name in knownNames(of: name) {
      if let table = lookUp(name) { return table }
    }
    return nil
  }

  private static func defined(
    _ name: Bytes,
    _ zones: [ZoneDefinition],
    _ end: WallTime
  ) -> OffsetTable? {
    zones.first { $0.name.elementsEqual(name) }.flatMap { OffsetTable($0, until: end) }
  }

  /// The clocks that show a time.
  func table(_ time: ZonedTime) -> OffsetTable {
    guard time.time.form != .utc else { return .utc }
    return time.zone.flatMap { tables[$0] } ?? here
  }

  func instant(_ time: ZonedTime) -> Int64 { table(time).instant(of: time.time.wall) }
}
