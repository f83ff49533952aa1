import ServerCore
import SyncWire

/// What belongs to no family that there is, in a file.
extension FamilyDoctor {
  /// Each table by itself: its rows may be there without the row of their family.
  mutating func lookAtStrays(_ connection: SQLiteConnection) {
    for family in connection.strays {
      let name = family.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      report.findings.append(.stray(name))
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
}

extension SQLiteConnection {
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
