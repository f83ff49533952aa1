import ICalendar
import Time

/// Two weeks around a change of clocks, from any bytes: each in order, inside of the window, and within the limits; and
/// the same where what is over before is left out when the file is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCalendar(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let calendar = CalendarReader.read(bytes, limits: limits)
  precondition(calendar.entries.count <= limits.entries, "too many entries")
  precondition(calendar.problems.count <= limits.problems, "too many problems")
  precondition(calendar.problems.allSatisfy { $0.line > 0 }, "a problem is on no line")
  let found = calendar.occurrences(on: days, here: berlin, limits: limits, lookUp: zone)
  found.check()
  if calendar.entries.count < limits.entries { checkWithoutOld(bytes, found) }
  return 0
}

private func checkWithoutOld(_ bytes: [UInt8], _ all: CalendarOccurrences) {
  guard !all.problems.contains(where: { $0.reason == .tooMuch }) else { return }
  var fromThere = limits
  fromThere.firstDay = days.lowerBound
  let near = CalendarReader.read(bytes, limits: fromThere)
  let found = near.occurrences(on: days, here: berlin, limits: fromThere, lookUp: zone)
  precondition(found.list.count == all.list.count, "what is over changes what is not")
  for (one, other) in zip(found.list, all.list) {
    precondition(one.start == other.start && one.end == other.end, "times depend on what is over")
  }
}

/// Small, so that they are met.
private let limits = {
  var limits = CalendarLimits()
  limits.entries = 20
  limits.datesOfEntry = 30
  limits.problems = 10
  limits.occurrencesOfEntry = 100
  limits.occurrences = 300
  return limits
}()

private let days =
  LocalDay(year: 2026, month: 3, day: 22)..<LocalDay(year: 2026, month: 4, day: 5)
private let change: Int64 = 1_774_746_000
private let berlin = OffsetTable(before: 3600, transitions: [(at: change, offset: 7200)])
/// Midnight in Berlin, in milliseconds.
private let window: Range<Int64> = 1_774_134_000_000..<1_775_340_000_000

private func zone(_ name: String) -> OffsetTable? {
  switch name {
  case "Europe/Berlin": berlin
  case "Etc/UTC", "UTC": .utc
  default: nil
  }
}

extension CalendarOccurrences {
  fileprivate func check() {
    precondition(list.count <= limits.occurrences, "too many occurrences")
    precondition(problems.count <= limits.problems, "too many problems")
    for (one, next) in zip(list, list.dropFirst()) {
      precondition(one.start.milliseconds <= next.start.milliseconds, "the order is wrong")
    }
    for one in list {
      let (start, end) = (one.start.milliseconds, one.end.milliseconds)
      precondition(start <= end, "it ends before it begins")
      precondition(start < window.upperBound, "it begins behind the window")
      precondition(end > window.lowerBound || start >= window.lowerBound, "it ends before")
      if let days = one.days { precondition(!days.isEmpty, "it is on no day") }
      precondition(one.days == nil || one.walls == nil, "days have times")
    }
  }
}
