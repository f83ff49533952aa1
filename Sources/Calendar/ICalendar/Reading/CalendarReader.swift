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
    /// How its BEGIN is written, and so all that is inside.
    let letters: LetterCase

    /// What never holds an entry.
    var isEntry: Bool {
      kind == .event || kind == .zone || name.reads("VTODO") || name.reads("VJOURNAL")
        || name.reads("VFREEBUSY")
    }
  }

  var calendar = ReadCalendar()
  let limits: CalendarLimits
  var open: [Open] = []
  /// The kind of the innermost.
  var inside: Kind?
  var draft: EntryDraft?
  var zone: ZoneDefinition?
  /// Whether the line before holds words of people, which may go on in this one where nobody escaped their line ends.
  var isInWords = false
  /// These words are the title.
  var isInTitle = false
  /// Whether the file leaves room before each value, so that such room tells nothing.
  var leavesRoom = false
  private var isFull = false
  /// What was left out lately, because it is over: it may be a later version of something that is not.
  private var over = RecentEntries()
  /// Whether one of the entries changes all that comes after it, as few calendars' do.
  private var hasFutureChanges = false

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
        if reader.inside == .event { (reader.isInWords, reader.isInTitle) = (true, false) }
        lines.passOver()
      } else if let line = lines.next() {
        reader.take(line.bytes, line.number)
      }
    }
    while let last = reader.open.last { reader.close(last, isFinished: false) }
    return reader.calendar
  }

  private mutating func take(_ bytes: Bytes, _ number: Int) {
    guard let line = ContentLine(bytes, number: number) else { return takeRest(bytes, number) }
    let (isBegin, isEnd) = (line.name.reads("BEGIN"), line.name.reads("END"))
    if isBegin || isEnd, isOfComponent(line) {
      (isInWords, isInTitle) = (false, false)
      return isBegin ? begin(line) : end(line)
    }
    guard let kind = inside, kind != .other else { return }
    guard !isBegin, !isEnd, !isInWords || isWrittenAsAround(line.name) else {
      return takeRest(bytes, number)
    }
    guard bytes.count <= limits.lineBytes else { return tell(.longLine, number) }
    take(line, kind)
  }

  private mutating func take(_ line: ContentLine, _ kind: Kind) {
    switch kind {
    case .calendar: takeOfCalendar(line)
    case .event:
      let isSure = !isInWords || leavesRoom || !line.hasBlankBeforeValue
      isInTitle = false
      let isRead = takeOfEntry(line, isSure: isSure)
      isInTitle = isInTitle && isSure
      if isRead, isSure { isInWords = isInTitle }
    case .zone:
      if line.name.reads("TZID") { zone?.name = line.value.trimmed.withoutEscapes }
    case .observance: takeOfObservance(line)
    case .other: break
    }
  }

  private mutating func takeOfCalendar(_ line: ContentLine) {
    let value = line.value.trimmed
    if line.name.reads("X-WR-TIMEZONE") || line.name.reads("TZID") {
      calendar.usualZone = calendar.usualZone ?? value.withoutEscapes
    } else if line.name.reads("X-WR-CALNAME") || line.name.reads("NAME"), calendar.name == nil {
      let name = WrittenWords(of: line).bytes.trimmed.cut(to: limits.wordBytes)
      calendar.name = name.isEmpty ? nil : name.words
    } else if line.name.reads("VERSION") {
      leavesRoom = leavesRoom || line.hasBlankBeforeValue
    }
    isInWords =
      line.name.hasPrefix("X-") || line.name.reads("NAME") || line.name.reads("DESCRIPTION")
  }

  /// What is no property goes with the line before, as far as that holds words.
  private mutating func takeRest(_ bytes: Bytes, _ number: Int) {
    if inside == .other { return }
    guard isInWords else { return tell(.line, number) }
    guard isInTitle, let title = draft?.entry.summaryBytes else { return }
    let longer = title + [ASCII.backslash, UInt8(ascii: "n")] + WrittenWords(bytes).bytes
    draft?.entry.summaryBytes = longer.cut(to: limits.wordBytes)
  }

  /// Most lines are words of people and their addresses: they are not even looked through.
  private func passesOver(_ lines: UnfoldedLines) -> Bool {
    let first = lines.letter(0)
    if inside == .other { return first != UInt8(ascii: "b") && first != UInt8(ascii: "e") }
    guard inside == .event, !isInTitle || lines.isAtProperty else { return false }
    switch first {
    // Attendees, categories, locations, organizers.
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "o"): return true
    // DESCRIPTION and DTSTAMP.
    case UInt8(ascii: "d"):
      return lines.letter(1) == UInt8(ascii: "e") || lines.letter(5) == UInt8(ascii: "m")
    // TRANSP, unlike TZID.
    case UInt8(ascii: "t"): return lines.letter(1) == UInt8(ascii: "r")
    // All but those of Microsoft, of which one counts.
    case UInt8(ascii: "x"): return lines.letter(2) != UInt8(ascii: "m")
    default: return false
    }
  }

  private mutating func keepEntry() {
    guard let draft else { return }
    let entry = draft.entry
    if let first = limits.firstDay, draft.fault == nil, entry.isOver(before: first),
      !isMovedOn(entry)
    {
      return leaveOut(entry)
    }
    if entry.isThisAndFuture {
      hasFutureChanges = true
      takeBack(entry)
    }
    if over.hasNewer(than: entry) { return }
    // Of what is left out one reason is told: it is not used without its end.
    let reason = draft.fault ?? (entry.start == nil ? .withoutStart : nil)
    if let reason { return tell(reason, entry.line) }
    guard calendar.entries.count < limits.entries else {
      isFull = true
      return tell(.tooManyEntries, entry.line)
    }
    for problem in draft.problems { tell(problem.reason, problem.line) }
    calendar.entries.append(entry)
  }

  /// Leaves out what is over, and its earlier versions, as far as versions are told apart at all.
  private mutating func leaveOut(_ entry: CalendarEntry) {
    for place in calendar.entries.indices.suffix(CalendarEntry.recentVersions).reversed()
    where calendar.entries[place].isVersion(of: entry)
      && calendar.entries[place].sequence <= entry.sequence
    {
      calendar.entries.remove(at: place)
    }
    over.add(entry)
  }

  /// Whether a change of all that comes after an instance may bring it near again.
  private func isMovedOn(_ entry: CalendarEntry) -> Bool {
    guard hasFutureChanges else { return false }
    return calendar.entries.indices.suffix(CalendarEntry.recentVersions).contains {
      calendar.entries[$0].isThisAndFuture && calendar.entries[$0].isOfSeries(of: entry)
    }
  }

  /// Keeps what was left out of a series after all, since a change of it that reaches into the future has come.
  private mutating func takeBack(_ change: CalendarEntry) {
    let room = max(limits.entries - calendar.entries.count, 0)
    calendar.entries += over.taken(ofSeriesOf: change).prefix(room)
  }

  /// With the title of the entry that is read; of one that is not over yet nothing is told before it is kept.
  mutating func tell(_ reason: CalendarProblem.Reason, _ line: Int) {
    guard calendar.problems.count < limits.problems else { return }
    let title = draft.map { $0.entry.summary } ?? ""
    calendar.problems.append(CalendarProblem(line: line, reason: reason, title: title))
  }
}

// What begins, and what ends.
extension CalendarReader {
  private mutating func begin(_ line: ContentLine) {
    guard open.count < limits.depth else { return tell(.depth, line.number) }
    let name = line.value.trimmed
    // Entries never lie in each other: the end of the other one is missing, or misspelt.
    if name.reads("VEVENT"), let place = open.firstIndex(where: { $0.isEntry }) {
      while open.count > place, let last = open.last { close(last, isFinished: false) }
    }
    let kind = kind(of: name)
    open.append(Open(kind: kind, name: name, line: line.number, letters: LetterCase(line.name)))
    inside = kind
    leavesRoom = leavesRoom || line.hasBlankBeforeValue
    switch kind {
    case .event: draft = EntryDraft(line: line.number)
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
      draft = nil
    case .zone:
      if let zone, isFinished { calendar.zones.append(zone) }
      zone = nil
    case .calendar, .observance, .other: break
    }
  }
}
