import Basics

/// Goes through the lines of a file, and knows inside of what it is.
///
/// A broken entry is passed over and told; so is a broken line of an entry that can be used without it.
package struct CalendarReader {
  enum Kind {
    case calendar
    case event
    case zone
    case observance
    /// Tasks, alarms, and what we do not know: passed over with all that is inside.
    case other
  }

  struct Open {
    let kind: Kind
    let name: Bytes
    let line: Int

    /// What never holds an entry.
    var isEntry: Bool {
      kind == .event || kind == .zone || name.reads("VTODO") || name.reads("VJOURNAL")
        || name.reads("VFREEBUSY")
    }
  }

  var calendar = ReadCalendar()
  let limits: CalendarLimits
  private var open: [Open] = []
  /// The kind of the innermost.
  private var inside: Kind?
  var entry: CalendarEntry?
  /// Why the entry cannot be used.
  var fault: CalendarProblem.Reason?
  var zone: ZoneDefinition?
  private var isFull = false

  private init(_ limits: CalendarLimits) { self.limits = limits }

  /// Reads a file, or several calendars behind each other in one.
  package static func read(_ file: [UInt8], limits: CalendarLimits = .init()) -> ReadCalendar {
    var reader = CalendarReader(limits)
    guard file.count <= limits.bytes else {
      reader.tell(.tooLarge, 1)
      return reader.calendar
    }
    var lines = UnfoldedLines(UTF16File.utf8(file) ?? file)
    while !lines.isAtEnd, !reader.isFull {
      if reader.passesOver(lines) {
        lines.passOver()
      } else if let line = lines.next() {
        reader.take(line.bytes, line.number)
      }
    }
    while let last = reader.open.last { reader.close(last, isFinished: false) }
    return reader.calendar
  }

  private mutating func take(_ bytes: Bytes, _ number: Int) {
    guard let line = ContentLine(bytes, number: number) else {
      if inside != .other { tell(.line, number) }
      return
    }
    if line.name.reads("BEGIN") { return begin(line) }
    if line.name.reads("END") { return end(line) }
    guard let kind = inside, kind != .other else { return }
    guard bytes.count <= limits.lineBytes else { return tell(.longLine, number) }
    switch kind {
    case .calendar:
      if line.name.reads("X-WR-TIMEZONE") { calendar.usualZone = line.value.trimmed }
    case .event: takeOfEntry(line)
    case .zone:
      if line.name.reads("TZID") { zone?.name = line.value.trimmed }
    case .observance: takeOfObservance(line)
    case .other: break
    }
  }

  /// Most lines are words of people and their addresses: they are not even looked through.
  private func passesOver(_ lines: UnfoldedLines) -> Bool {
    let first = lines.letter(0)
    if inside == .other { return first != UInt8(ascii: "b") && first != UInt8(ascii: "e") }
    switch first {
    // Attendees, categories, locations, organizers.
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "o"): return true
    // DESCRIPTION and DTSTAMP.
    case UInt8(ascii: "d"):
      return lines.letter(1) == UInt8(ascii: "e") || lines.letter(5) == UInt8(ascii: "m")
    // TRANSP, unlike TZID.
    case UInt8(ascii: "t"): return lines.letter(1) == UInt8(ascii: "r")
    case UInt8(ascii: "x"): return inside == .event
    default: return false
    }
  }

  private mutating func begin(_ line: ContentLine) {
    guard open.count < limits.depth else { return tell(.depth, line.number) }
    let name = line.value.trimmed
    // Entries never lie in each other: the end of the other one is missing, or misspelt.
    if name.reads("VEVENT"), let place = open.firstIndex(where: { $0.isEntry }) {
      while open.count > place, let last = open.last { close(last, isFinished: false) }
    }
    let kind = kind(of: name)
    open.append(Open(kind: kind, name: name, line: line.number))
    inside = kind
    switch kind {
    case .event: (entry, fault) = (CalendarEntry(line: line.number), nil)
    case .zone: zone = ZoneDefinition()
    case .observance: zone?.observances.append(.init())
    case .calendar: calendar.isCalendar = true
    case .other: break
    }
  }

  private func kind(of name: Bytes) -> Kind {
    let around = inside
    if name.reads("VCALENDAR"), around == nil || around == .calendar { return .calendar }
    if name.reads("VEVENT"), around == nil || around == .calendar { return .event }
    if name.reads("VTIMEZONE"), around == nil || around == .calendar { return .zone }
    let isObservance = name.reads("STANDARD") || name.reads("DAYLIGHT")
    return isObservance && around == .zone ? .observance : .other
  }

  private mutating func end(_ line: ContentLine) {
    let name = line.value.trimmed
    guard let place = open.lastIndex(where: { $0.name.isSame(as: name) }) else {
      return tell(.unfinished, line.number)
    }
    while open.count > place, let last = open.last {
      close(last, isFinished: open.count == place + 1)
    }
  }

  private mutating func close(_ last: Open, isFinished: Bool) {
    open.removeLast()
    inside = open.last?.kind
    if !isFinished { tell(.unfinished, last.line) }
    switch last.kind {
    case .event:
      if isFinished { keepEntry() }
      entry = nil
    case .zone:
      if let zone, isFinished { calendar.zones.append(zone) }
      zone = nil
    case .calendar, .observance, .other: break
    }
  }

  private mutating func keepEntry() {
    guard let entry else { return }
    let reason = fault ?? (entry.start == nil ? .withoutStart : nil)
    if let reason { return tell(reason, entry.line) }
    guard calendar.entries.count < limits.entries else {
      isFull = true
      return tell(.tooManyEntries, entry.line)
    }
    calendar.entries.append(entry)
  }

  mutating func tell(_ reason: CalendarProblem.Reason, _ line: Int) {
    guard calendar.problems.count < limits.problems else { return }
    calendar.problems.append(CalendarProblem(line: line, reason: reason))
  }
}
