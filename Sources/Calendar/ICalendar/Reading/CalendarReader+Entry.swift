import Basics

extension CalendarReader {
  /// One line of a VEVENT.
  mutating func takeOfEntry(_ line: ContentLine) {
    if line.name.reads("DTSTART") {
      let start = zonedTime(line, line.value.trimmed)
      entry?.start = start
      if start == nil { fault = .start }
    } else if line.name.reads("DTEND") {
      takeEnd(line)
    } else if line.name.reads("DURATION") {
      takeDuration(line)
    } else if line.name.reads("RRULE") {
      takeRule(line)
    } else if line.name.reads("RDATE") || line.name.reads("EXDATE") {
      takeDates(line)
    } else if line.name.reads("RECURRENCE-ID") {
      let id = zonedTime(line, line.value.trimmed)
      entry?.recurrenceID = id
      entry?.isThisAndFuture = line.parameter("RANGE")?.reads("THISANDFUTURE") ?? false
      if id == nil { fault = .recurrenceID }
    } else {
      takeWords(line)
    }
  }

  private mutating func takeWords(_ line: ContentLine) {
    if line.name.reads("UID") {
      entry?.uid = line.value.trimmed.cut(to: limits.wordBytes)
    } else if line.name.reads("SUMMARY") {
      entry?.summaryBytes = line.value.cut(to: limits.wordBytes)
    } else if line.name.reads("SEQUENCE") {
      entry?.sequence = line.value.trimmed.number ?? 0
    } else if line.name.reads("STATUS") {
      let value = line.value.trimmed
      entry?.status =
        value.reads("CANCELLED") ? .cancelled : value.reads("TENTATIVE") ? .tentative : .confirmed
    }
  }

  /// Beside an end, which RFC 5545 forbids, it counts for nothing.
  private mutating func takeDuration(_ line: ContentLine) {
    guard let duration = CalendarDuration(line.value.trimmed) else {
      return tell(.end, line.number)
    }
    if case .until? = entry?.length { return }
    entry?.length = .lasting(duration)
  }

  private mutating func takeEnd(_ line: ContentLine) {
    guard let end = zonedTime(line, line.value.trimmed) else { return tell(.end, line.number) }
    entry?.length = .until(end)
  }

  /// An empty rule says nothing: exporters of holidays write one where nothing comes again.
  private mutating func takeRule(_ line: ContentLine) {
    guard !line.value.trimmed.isEmpty else { return }
    do throws(RecurrenceFault) {
      entry?.rules.append(try RecurrenceRule(reading: line.value.trimmed))
    } catch {
      fault = .rule(error)
    }
  }

  /// What cannot be read of a list is told, and the rest of it used; an empty one says nothing.
  private mutating func takeDates(_ line: ContentLine) {
    guard !line.value.trimmed.isEmpty else { return }
    for piece in line.value.pieces(at: ASCII.comma) {
      let parts = piece.trimmed.pieces(at: UInt8(ascii: "/"))
      guard let start = zonedTime(line, parts[0]) else {
        tell(.date, line.number)
        continue
      }
      guard dateCount < limits.datesOfEntry else { return tell(.tooMuch, line.number) }
      if line.name.reads("EXDATE") {
        entry?.exclusions.append(start)
      } else {
        let length = parts.count > 1 ? length(of: line, parts[1]) : nil
        entry?.additions.append(.init(start: start, length: length))
      }
    }
  }

  private var dateCount: Int { (entry?.exclusions.count ?? 0) + (entry?.additions.count ?? 0) }

  /// The second half of a PERIOD: an end or a duration.
  private mutating func length(of line: ContentLine, _ bytes: Bytes) -> CalendarEntry.Length? {
    if let duration = CalendarDuration(bytes) { return .lasting(duration) }
    return zonedTime(line, bytes).map { .until($0) }
  }

  private mutating func zonedTime(_ line: ContentLine, _ bytes: Bytes) -> ZonedTime? {
    guard let time = WrittenTime(bytes) else { return nil }
    guard time.form == .local, let name = line.parameter("TZID"), !name.isEmpty else {
      return ZonedTime(time: time, zone: nil)
    }
    return ZonedTime(time: time, zone: place(ofZone: name))
  }

  /// - Returns: none beyond a number of zones that no calendar has.
  private mutating func place(ofZone name: Bytes) -> Int? {
    if let place = calendar.zoneNames.firstIndex(where: { $0.elementsEqual(name) }) { return place }
    guard calendar.zoneNames.count < 500 else { return nil }
    calendar.zoneNames.append(name)
    return calendar.zoneNames.count - 1
  }
}

extension Bytes {
  /// The beginning, without half of a letter or of an escape at its end.
  fileprivate func cut(to most: Int) -> Bytes {
    guard count > most else { return self }
    var end = index(startIndex, offsetBy: most)
    while end > startIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
    var rest = self[..<end]
    while rest.last == ASCII.backslash { rest.removeLast() }
    return rest
  }
}
