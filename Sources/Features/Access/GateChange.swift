import Basics
import Domain
import Time

/// What is done to the record: always to the one that is stored now, never to what a tab remembers.
enum GateChange: Hashable, Sendable {
  case tryCounted
  /// The PIN was right.
  case triesCleared
  /// So much of the rest after that many tries is over.
  case restServed(Seconds, after: Int64)
  indirect case replaced(GateRecord, NewCode)
  /// The code that was kept for that is on paper now, and counts.
  case codeNoted(ShownCode, Instant)
  /// The family's code is the one of its recovery sheet.
  case sheetNoted(ShownCode, Instant)
}

/// The family code of a new PIN.
enum NewCode: Hashable, Sendable {
  /// As it was: it belongs to the family, not to the PIN.
  case kept
  case noted(ShownCode, Instant)
  /// *Remind me tomorrow*: where there is one that counts it goes on to count.
  case putOff(ShownCode)
}

extension GateChange {
  /// What comes of a record; none when the change does not fit to it any more.
  func applied(to record: GateRecord?) -> GateRecord? {
    if case .replaced(var new, let code) = self {
      new.code = code.applied(to: record?.code, of: new)
      return new
    }
    guard var record else { return nil }
    switch self {
    case .replaced: return nil
    case .tryCounted:
      guard record.tries.restLeft == .zero else { return nil }
      record.tries.count()
    case .triesCleared: record.tries.clear()
    case .restServed(let duration, let counted):
      guard record.tries.counted == counted else { return nil }
      record.tries.serve(duration)
    case .codeNoted(let code, let now):
      guard record.code.unwritten == code else { return nil }
      record.code = GateCode(code, notedAt: now)
    case .sheetNoted(let code, let now):
      record.code = GateCode(code, notedAt: now)
    }
    return record
  }
}

extension NewCode {
  fileprivate func applied(to known: GateCode?, of new: GateRecord) -> GateCode {
    switch self {
    case .kept: return known ?? new.code
    case .noted(let code, let now): return GateCode(code, notedAt: now)
    case .putOff(let code):
      var kept = known ?? GateCode(verifier: code.verifier)
      kept.unwritten = code
      return kept
    }
  }
}
