import Glibc
import ServerCore
import SyncWire

/// How far logs have come, from one server to another: said after it is stored, so that no log waits for it.
extension PostgresConnection {
  /// Of one notice, in bytes; the database refuses 8,000.
  private static let longest = 7900

  /// Nobody need hear of it: whoever listens looks at the logs themselves now and then.
  func tell(_ hints: [FamilyHint]) {
    var words = ""
    for hint in hints {
      let more = hint.words
      if words.utf8.count + more.utf8.count > Self.longest { notify(&words) }
      words += more
    }
    notify(&words)
  }

  private func notify(_ words: inout String) {
    if !words.isEmpty {
      _ = try? look { ask("SELECT pg_notify('timequest', $1)", [.text(words)]) { _ in } }
    }
    words = ""
  }

  /// From then on ``heard(within:)`` hears what others tell.
  func listen() throws(PostgresFailure) { try execute("LISTEN timequest") }

  /// - Parameter milliseconds: so long it waits where nothing has come.
  func heard(within milliseconds: Int32) throws(PostgresFailure) -> [FamilyHint] {
    guard let handle else { throw .unreachable }
    var look = pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)
    poll(&look, 1, milliseconds)
    guard library.consumeInput(handle) == 1 else {
      lose(.unreachable)
      throw .unreachable
    }
    var hints: [FamilyHint] = []
    while let notice = library.notifies(handle) {
      let words = notice.load(fromByteOffset: 16, as: UnsafePointer<CChar>.self)
      hints += FamilyHint.all(in: String(cString: words))
      library.freemem(notice)
    }
    return hints
  }

  /// How far logs have come; none of a family that is erased.
  func tops(of families: [FamilyID]) throws(PostgresFailure) -> [FamilyHint] {
    var hints: [FamilyHint] = []
    for start in stride(from: 0, to: families.count, by: Self.mostAtOnce) {
      let some = families[start..<min(start + Self.mostAtOnce, families.count)]
      let ids = "{" + some.map { $0.raw.hexDigits }.joined(separator: ",") + "}"
      hints += try look {
        all(
          "SELECT id, top FROM families WHERE id = ANY (CAST($1 AS uuid[])) AND is_erased = 0",
          .text(ids)
        ) { row in row.id(0).map { FamilyHint(family: $0, top: row.number(1)) } }
      }
    }
    return hints
  }

  /// A list for many shards is sent to each of them whole.
  private static let mostAtOnce = 250
}

extension FamilyHint {
  /// 32 digits of the family and how far its log has come, or nothing where its listeners have to show who they are.
  fileprivate var words: String { family.raw.hexDigits + (top.map { "\($0)" } ?? "") + ";" }

  fileprivate static func all(in words: String) -> [FamilyHint] {
    words.split(separator: ";").compactMap { hint in
      guard let raw = UInt128(hint.prefix(32), radix: 16) else { return nil }
      let top = hint.dropFirst(32)
      return FamilyHint(family: FamilyID(raw), top: top.isEmpty ? nil : Int64(top))
    }
  }
}

extension UInt128 {
  fileprivate var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
