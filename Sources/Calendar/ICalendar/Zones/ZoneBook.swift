/// The zones of a file as offsets.
///
/// A name is first looked up where zones are known, because a file's own rules are often those of one year only; then
/// in the file; then X-WR-TIMEZONE counts, also for times that name no zone; and what is left floats.
struct ZoneBook {
  private let tables: [OffsetTable?]
  private let usual: OffsetTable?
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
    var steps = limits.steps / 4
    self.here = here
    usual = calendar.usualZone.flatMap {
      Self.known($0, lookUp) ?? Self.defined($0, calendar.zones, end, &steps)
    }
    tables = calendar.zoneNames.map { name in
      Self.known(name, lookUp) ?? Self.defined(name, calendar.zones, end, &steps)
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
    _ end: WallTime,
    _ steps: inout Int
  ) -> OffsetTable? {
    guard let zone = zones.first(where: { $0.name.elementsEqual(name) }) else { return nil }
    return OffsetTable(zone, until: end, steps: &steps)
  }

  /// The clocks that show a time; a day is one of those who read it.
  func table(_ time: ZonedTime) -> OffsetTable {
    switch time.time.form {
    case .utc: .utc
    case .date: here
    case .local: time.zone.flatMap { tables[$0] } ?? usual ?? here
    }
  }

  func instant(_ time: ZonedTime) -> Int64 { table(time).instant(of: time.time.wall) }
}
