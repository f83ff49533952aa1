import Basics

extension CalendarReader {
  /// One line of a STANDARD or DAYLIGHT; what cannot be read of it is told.
  mutating func takeOfObservance(_ line: ContentLine) {
    // Taken out while it is changed: a second holder would make each change a copy.
    guard var observance = zone?.observances.popLast() else { return }
    let value = line.value.trimmed
    if line.name.reads("DTSTART") {
      observance.start = WrittenTime(value)
    } else if line.name.reads("TZOFFSETFROM") {
      observance.offsetFrom = value.offset
    } else if line.name.reads("TZOFFSETTO") {
      observance.offsetTo = value.offset
      if observance.offsetTo == nil { tell(.zone, line.number) }
    } else if line.name.reads("RRULE") {
      do throws(RecurrenceFault) {
        observance.rules.append(try RecurrenceRule(reading: value))
      } catch {
        tell(.rule(error), line.number)
      }
    } else if line.name.reads("RDATE") {
      guard observance.dates.count < limits.datesOfEntry else { return tell(.tooMuch, line.number) }
      observance.dates += value.pieces(at: ASCII.comma).compactMap { WrittenTime($0.trimmed) }
    }
    zone?.observances.append(observance)
  }
}

extension Bytes {
  /// "+0100", "-053000" in seconds.
  fileprivate var offset: Int? {
    guard let sign = first, sign == ASCII.plus || sign == ASCII.minus else { return nil }
    let digits = dropFirst()
    guard digits.count == 4 || digits.count == 6, let hours = digits.prefix(2).number,
      let minutes = digits.dropFirst(2).prefix(2).number,
      let seconds = digits.count == 6 ? digits.dropFirst(4).number : 0,
      hours < 24, minutes < 60, seconds < 60
    else { return nil }
    let size = hours * 3600 + minutes * 60 + seconds
    return sign == ASCII.minus ? -size : size
  }
}
