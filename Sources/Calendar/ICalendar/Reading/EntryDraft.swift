import Basics

/// An entry while its lines are read.
///
/// Of what an entry has once the first counts: what comes again is hardly ever its own, but a line of a description
/// that was written with real line ends.
struct EntryDraft {
  var entry: CalendarEntry
  /// Why it cannot be used.
  var fault: CalendarProblem.Reason?
  /// What it is used without, with the line.
  var problems: [(reason: CalendarProblem.Reason, line: Int)] = []

  private var hasTitle = false
  private var hasStatus = false
  private var hasSequence = false

  init(line: Int) { entry = CalendarEntry(line: line) }

  /// - Parameter isSure: whether it is no line of a description for certain; one that is not gives way to one that is.
  /// - Returns: whether it counts.
  mutating func take(title: Bytes, isSure: Bool) -> Bool {
    guard !hasTitle, isSure || entry.summaryBytes.isEmpty else { return false }
    entry.summaryBytes = title
    hasTitle = isSure
    return true
  }

  mutating func take(uid: Bytes) {
    if entry.uid.isEmpty { entry.uid = uid }
  }

  mutating func take(status: CalendarEntry.Status) {
    if !hasStatus { entry.status = status }
    hasStatus = true
  }

  mutating func take(sequence: Int) {
    if !hasSequence { entry.sequence = sequence }
    hasSequence = true
  }

  mutating func take(start: ZonedTime) {
    if entry.start == nil { entry.start = start }
    if fault == .start { fault = nil }
  }

  mutating func take(id: ZonedTime, isThisAndFuture: Bool) {
    if entry.recurrenceID == nil {
      (entry.recurrenceID, entry.isThisAndFuture) = (id, isThisAndFuture)
    }
    if fault == .recurrenceID { fault = nil }
  }

  mutating func take(end: ZonedTime) {
    if case .until = entry.length { return }
    entry.length = .until(end)
    problems.removeAll { $0.reason == .end }
  }

  /// Beside an end, which RFC 5545 forbids, it counts for nothing.
  mutating func take(duration: CalendarDuration) {
    guard case .unsaid = entry.length else { return }
    entry.length = .lasting(duration)
    problems.removeAll { $0.reason == .end }
  }

  mutating func take(rule: RecurrenceRule) {
    if !entry.rules.contains(rule) { entry.rules.append(rule) }
  }

  /// What cannot be read, of something that may stand there once more.
  mutating func miss(_ reason: CalendarProblem.Reason, _ line: Int) {
    switch reason {
    case .start where entry.start != nil, .recurrenceID where entry.recurrenceID != nil: break
    case .start, .recurrenceID: fault = fault ?? reason
    case .end:
      if case .unsaid = entry.length { problems.append((reason, line)) }
    default: problems.append((reason, line))
    }
  }
}
