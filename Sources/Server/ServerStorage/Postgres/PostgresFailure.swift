import ServerCore

/// What PostgreSQL, or the way to it, says when it cannot do something.
struct PostgresFailure: StoredFailure {
  /// Five letters and digits of <https://www.postgresql.org/docs/15/errcodes-appendix.html>; empty where the library has
  /// none, because the connection is lost.
  let state: String
  /// Words of ours.
  var why = ""

  static let moved = PostgresFailure(state: "TQ001", why: "what was read has gone on meanwhile")
  static let damaged = PostgresFailure(state: "TQ002", why: "a row that nobody of us has written")
  /// While something was being stored: nobody knows whether it is.
  static let lost = PostgresFailure(
    state: "",
    why: "the connection was lost while something was stored"
  )
  /// Before anything was to be stored.
  static let unreachable = PostgresFailure(state: "08001", why: "the database cannot be reached")

  var text: String {
    let code = state.isEmpty ? "PostgreSQL" : "PostgreSQL \(state)"
    return why.isEmpty ? code : "\(why) (\(code))"
  }

  var asStore: StoreFailure {
    if Self.full.contains(state) { return .full }
    return isUnknown ? .unclear : .broken
  }

  var asStorage: StorageError { .noDatabase(why: text) }

  /// Two that wait for each other, and one that saw another moment.
  var isPassing: Bool { self == .moved || ["40001", "40P01"].contains(state) }

  /// Whether the way to the database is at fault, and nothing of what was asked.
  var isOfWay: Bool { self == .lost || self == .unreachable }

  /// Disk full, and no room for more in memory or in the log.
  private static let full: Set<String> = ["53100"]

  /// Whether it may have been stored all the same: whoever lost the connection while all was being made durable, and
  /// whatever an engine of several nodes says then, knows nothing.
  ///
  /// Known are a row that forbids it, two that stood in each other's way, who waited for too long, and what was never
  /// understood.
  private var isUnknown: Bool {
    if self == .moved || self == .damaged { return false }
    let known: Set<String> = ["08001", "23502", "23505", "40001", "40P01", "55P03", "57014"]
    return !known.contains(state) && !state.hasPrefix("0A") && !state.hasPrefix("42")
  }
}
