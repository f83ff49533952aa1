import Basics
import SyncWire

/// Requests that are answered together, so that one transaction stores what all of them write.
///
/// Each decides on what is known of its family, which may be what one before it has just written. Whoever asks for more
/// of such a family has to see that stored first.
struct Together {
  struct Part {
    let request: Int
    let writes: [PostgresConnection.Write]
    /// The first one that it names.
    let subject: UInt128
  }

  /// Whose part is written now.
  var request = 0
  private var parts: [Part] = []
  /// Of rows that wait: families, codes and mailboxes.
  private var subjects: Set<UInt128> = []
  /// Those whose part could not be stored, and all that have decided since: they may have seen what is not so.
  private(set) var failed: Set<Int> = []

  /// - Returns: whether all is said; else the request fails by itself.
  mutating func add(_ writes: [PostgresConnection.Write], _ failure: PostgresFailure?) -> Bool {
    if !failed.isEmpty {
      failed.insert(request)
      return true
    }
    if failure.exists { return false }
    if writes.isEmpty { return true }
    let subject = writes.lazy.compactMap(\.subject).first ?? 0
    parts.append(Part(request: request, writes: writes, subject: subject))
    subjects.formUnion(writes.compactMap(\.subject))
    return true
  }

  mutating func fail(_ request: Int) { failed.insert(request) }

  /// Whether what is asked for may have been written by one of them: what names no row may.
  func mustSettle(before values: [StoredValue]) -> Bool {
    if subjects.isEmpty { return false }
    return values.subject.map { subjects.contains($0) } ?? true
  }

  /// In the order in which rows are to be locked, which is the same for everybody; those of one family as they came.
  mutating func takeParts() -> [Part] {
    defer { (parts, subjects) = ([], []) }
    return parts.enumerated()
      .sorted { ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset) }
      .map(\.element)
  }
}

extension [StoredValue] {
  /// The row that a statement is about, where its first value names one.
  var subject: UInt128? { if case .id(let subject)? = first { subject } else { nil } }
}
