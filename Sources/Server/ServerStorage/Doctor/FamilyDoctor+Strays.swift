import Basics
import ServerCore
import SyncWire

/// What belongs to no family that there is, or to one that is erased.
extension FamilyDoctor {
  /// Nothing but its mark and those of its codes.
  func erased(_ row: FamilyRow, _ connection: SQLiteConnection) -> [Finding] {
    var findings: [Finding] = []
    if row.top != .zero || row.roster != .zero || row.bytes != 0 {
      findings.append(Finding("it is erased, and its row says otherwise."))
    }
    if connection.hasAnything(row.id) {
      findings.append(Finding("it is erased, and something of it is left."))
    }
    return findings
  }

  /// Each table by itself: its rows may be there without the row of their family.
  mutating func lookAtStrays(_ connection: SQLiteConnection) {
    for family in connection.strays {
      let name = family.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      report.findings.append(
        Finding("something of it is there, and it is not in the list of families.").of(name)
      )
    }
  }

  /// Bytes that no row leads to, and what is to be erased as nobody has written it.
  mutating func lookAtContents(_ connection: SQLiteConnection) {
    let spare = connection.every(
      "SELECT (SELECT count(*) FROM contents) - (SELECT count(content) FROM records)"
    ) { $0.number(0) }
    if spare != [0] {
      report.findings.append(Finding("Records and their bytes are not as many."))
    }
    let erasures = connection.every(
      """
      SELECT 1 FROM erasures
      WHERE length(family) <> 16 OR length(stream) NOT IN (0, 16) OR through < 0
      """
    ) { $0.number(0) }
    if !erasures.isEmpty {
      report.findings.append(Finding("What is to be erased cannot be read."))
    }
  }

  mutating func lookAtMailboxes(_ connection: SQLiteConnection) {
    let ends = connection.every("SELECT id, ends FROM mailboxes") { row -> MailboxID? in
      SyncLimits.numbers.contains(row.number(1)) ? row.id(0) : nil
    }
    let open = Set(ends.compactMap { $0 })
    let messages = connection.every("SELECT mailbox, number, length(bytes) FROM messages") {
      row -> MailboxID? in
      let isOurs =
        PairingMessage.numbers.contains(Int(row.number(1)))
        && Self.sealedLengths.contains(row.number(2))
      return isOurs ? row.id(0) : nil
    }
    let strays = messages.count { $0.map { !open.contains($0) } ?? true }
    let damaged = strays + ends.count { $0 == nil }
    guard damaged > 0 else { return }
    report.findings.append(
      Finding(
        "\(damaged) rows of devices that pair cannot be read.",
        Finding.nothing + "they begin anew with another code."
      )
    )
  }

  /// From a nonce, a tag and a letter on.
  private static let sealedLengths = Int64(12 + 16 + 1)...Int64(SyncLimits.message)
}

extension SQLiteConnection {
  fileprivate func hasAnything(_ family: FamilyID) -> Bool {
    first(
      """
      SELECT 1 WHERE (
          EXISTS (SELECT 1 FROM records WHERE family = ?1)
          OR EXISTS (SELECT 1 FROM stretches WHERE family = ?1)
        )
        -- What goes in pieces is on its way.
        AND NOT EXISTS (SELECT 1 FROM erasures WHERE family = ?1 AND stream = x'')
        OR EXISTS (SELECT 1 FROM entries WHERE family = ?1)
        OR EXISTS (SELECT 1 FROM chains WHERE family = ?1)
        OR EXISTS (SELECT 1 FROM members WHERE family = ?1)
        OR EXISTS (SELECT 1 FROM revocations WHERE family = ?1)
        OR EXISTS (SELECT 1 FROM notes WHERE family = ?1)
        OR EXISTS (
          SELECT 1 FROM codes WHERE family = ?1 AND (
            name <> '' OR sign <> x'' OR wrap <> x'' OR sealed <> x''
            OR length(lookup) <> 16 OR length(token_hash) <> 32
          )
        )
      """,
      .id(family)
    ) { _ in true } ?? false
  }

  /// Families of rows that are not in the list, of each table.
  ///
  /// From one family to the next by the key of the table: a file of many megabytes is not read once more for that.
  fileprivate var strays: [[UInt8]] {
    all(
      """
      WITH RECURSIVE
        r(f) AS (SELECT min(family) FROM records UNION ALL
          SELECT (SELECT min(family) FROM records WHERE family > f) FROM r WHERE f IS NOT NULL),
        s(f) AS (SELECT min(family) FROM stretches UNION ALL
          SELECT (SELECT min(family) FROM stretches WHERE family > f) FROM s WHERE f IS NOT NULL),
        e(f) AS (SELECT min(family) FROM entries UNION ALL
          SELECT (SELECT min(family) FROM entries WHERE family > f) FROM e WHERE f IS NOT NULL)
      SELECT f FROM (
        SELECT f FROM r UNION SELECT f FROM s UNION SELECT f FROM e
        UNION SELECT family FROM chains UNION SELECT family FROM members
        UNION SELECT family FROM revocations UNION SELECT family FROM codes
        UNION SELECT family FROM notes UNION SELECT family FROM erasures
      ) WHERE f IS NOT NULL AND f NOT IN (SELECT id FROM families)
      """
    ) { $0.bytes(0) }
  }
}
