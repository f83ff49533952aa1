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
      observance.offsetFrom = value.clockOffset
    } else if line.name.reads("TZOFFSETTO") {
      observance.offsetTo = value.clockOffset
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
