import Basics

extension CalendarReader {
  /// One line of a VEVENT.
  ///
  /// - Parameter isSure: whether it is no line of words for certain.
  /// - Returns: whether it is a property that is read.
  mutating func takeOfEntry(_ line: ContentLine, isSure: Bool) -> Bool {
    if takeTimes(line, isSure: isSure) { return true }
    if line.name.reads("RRULE") {
      takeRule(line)
    } else if line.name.reads("RDATE") || line.name.reads("EXDATE") {
      takeDates(line)
    } else if line.name.reads("SUMMARY") {
      takeTitle(line, isSure: isSure)
    } else if line.name.reads("X-MICROSOFT-CDO-ALLDAYEVENT")
      || line.name.reads("X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT")
    {
      draft?.entry.saysWholeDays = line.value.trimmed.reads("TRUE")
    } else {
      return takeWords(line, isSure: isSure)
    }
    return true
  }

  private mutating func takeTimes(_ line: ContentLine, isSure: Bool) -> Bool {
    if line.name.reads("DTSTART") {
      if let start = zonedTime(line) {
        draft?.take(start: start)
      } else if isSure {
        draft?.miss(.start, line.number)
      }
    } else if line.name.reads("DTEND") {
      if let end = zonedTime(line) {
        draft?.take(end: end)
      } else if isSure {
        draft?.miss(.end, line.number)
      }
    } else if line.name.reads("DURATION") {
      if let duration = CalendarDuration(line.value.trimmed) {
        draft?.take(duration: duration)
      } else if isSure {
        draft?.miss(.end, line.number)
      }
    } else if line.name.reads("RECURRENCE-ID") {
      if let id = zonedTime(line) {
        let isFuture = line.parameter("RANGE")?.reads("THISANDFUTURE") ?? false
        draft?.take(id: id, isThisAndFuture: isFuture)
      } else if isSure {
        draft?.miss(.recurrenceID, line.number)
      }
    } else {
      return false
    }
    return true
  }

  private mutating func takeTitle(_ line: ContentLine, isSure: Bool) {
    let words = WrittenWords(of: line)
    isInTitle = draft?.take(title: words.bytes.cut(to: limits.wordBytes), isSure: isSure) ?? false
    if isInTitle, words.hasUnknownLetter { draft?.miss(.letter, line.number) }
  }

  private mutating func takeWords(_ line: ContentLine, isSure: Bool) -> Bool {
    let value = line.value.trimmed
    if line.name.reads("UID") {
      if isSure { draft?.take(uid: value.cut(to: limits.wordBytes)) }
    } else if line.name.reads("SEQUENCE") {
      if isSure { draft?.take(sequence: value.number ?? 0) }
    } else if line.name.reads("STATUS") {
      if let status = CalendarEntry.Status(reading: value), isSure { draft?.take(status: status) }
    } else {
      return false
    }
    return true
  }

  /// An empty rule says nothing: exporters of holidays write one where nothing comes again.
  private mutating func takeRule(_ line: ContentLine) {
    guard !line.value.trimmed.isEmpty else { return }
    do throws(RecurrenceFault) {
      draft?.take(rule: try RecurrenceRule(reading: line.value.trimmed))
    } catch {
      draft?.miss(.rule(error), line.number)
    }
  }

  /// What cannot be read of a list is told, and the rest of it used; an empty one says nothing.
  private mutating func takeDates(_ line: ContentLine) {
    guard !line.value.trimmed.isEmpty else { return }
    let line = readable(line) { WrittenTime($0.value.trimmed.firstDate) }?.line ?? line
    // Version 1.0 has other separators.
    for piece in line.value.pieces(at: [ASCII.comma, UInt8(ascii: ";")]) {
      let parts = piece.trimmed.pieces(at: UInt8(ascii: "/"))
      if parts.count == 1, parts[0].isEmpty { continue }
      guard let start = zonedTime(line, parts[0].trimmed) else {
        draft?.miss(.date, line.number)
        continue
      }
      guard dateCount < limits.datesOfEntry else { return tell(.tooMuch, line.number) }
      if line.name.reads("EXDATE") {
        draft?.entry.exclusions.append(start)
      } else {
        let length = parts.count > 1 ? length(of: line, parts[1].trimmed) : nil
        draft?.entry.additions.append(.init(start: start, length: length))
      }
    }
  }

  private var dateCount: Int {
    (draft?.entry.exclusions.count ?? 0) + (draft?.entry.additions.count ?? 0)
  }

  /// The second half of a PERIOD: an end or a duration.
  private mutating func length(of line: ContentLine, _ bytes: Bytes) -> CalendarEntry.Length? {
    if let duration = CalendarDuration(bytes) { return .lasting(duration) }
    return zonedTime(line, bytes).map { .until($0) }
  }
}

// Times with their zones.
extension CalendarReader {
  private mutating func zonedTime(_ line: ContentLine) -> ZonedTime? {
    readable(line) { WrittenTime($0.value.trimmed) }.map { zonedTime($0.line, $0.found) }
  }

  /// The line cut at the first colon behind which something can be read, and what; none where there is none.
  private func readable<Found>(
    _ line: ContentLine,
    _ read: (ContentLine) -> Found?
  ) -> (line: ContentLine, found: Found)? {
    var candidate = line
    // No name of a zone has more.
    for _ in 0..<8 {
      if let found = read(candidate) { return (candidate, found) }
      guard let next = candidate.behindNextColon else { break }
      candidate = next
    }
    return nil
  }

  private mutating func zonedTime(_ line: ContentLine, _ bytes: Bytes) -> ZonedTime? {
    WrittenTime(bytes).map { zonedTime(line, $0) }
  }

  private mutating func zonedTime(_ line: ContentLine, _ time: WrittenTime) -> ZonedTime {
    var time = time
    if line.parameter("VALUE")?.reads("DATE") ?? false { time = time.asDate }
    guard time.form == .local, let name = line.parameter("TZID"), !name.trimmed.isEmpty else {
      return ZonedTime(time: time, zone: nil)
    }
    return ZonedTime(time: time, zone: place(ofZone: name.trimmed.withoutEscapes, line.number))
  }

  /// - Returns: none beyond a number of zones that no calendar has.
  private mutating func place(ofZone name: Bytes, _ line: Int) -> Int? {
    if let place = calendar.zoneNames.firstIndex(where: { $0.elementsEqual(name) }) { return place }
    guard calendar.zoneNames.count < 500 else { return nil }
    calendar.zoneNames.append(name)
    calendar.zoneLines.append(line)
    return calendar.zoneNames.count - 1
  }
}

extension CalendarEntry.Status {
  fileprivate init?(reading value: Bytes) {
    if value.reads("CANCELLED") || value.reads("CANCELED") {
      self = .cancelled
    } else if value.reads("TENTATIVE") {
      self = .tentative
    } else if value.reads("CONFIRMED") {
      self = .confirmed
    } else {
      return nil
    }
  }
}

extension Bytes {
  /// What stands before the first separator of a list or a PERIOD.
  fileprivate var firstDate: Bytes {
    prefix { $0 != ASCII.comma && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ";") }.trimmed
  }

  fileprivate func pieces(at separators: [UInt8]) -> [Bytes] {
    split(omittingEmptySubsequences: false) { separators.contains($0) }
  }

  /// The beginning, without half of a letter or of an escape at its end.
  func cut(to most: Int) -> Bytes {
    guard count > most else { return self }
    var end = index(startIndex, offsetBy: most)
    while end > startIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
    var rest = self[..<end]
    while rest.last == ASCII.backslash { rest.removeLast() }
    return rest
  }
}
