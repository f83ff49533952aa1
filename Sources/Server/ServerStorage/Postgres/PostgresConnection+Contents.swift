import ServerCore
import SyncWire

/// The bytes of records, which PostgreSQL itself lays elsewhere.
extension PostgresConnection {
  func bytes(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    first(
      "SELECT content FROM records WHERE family = $1 AND seq = $2 AND content IS NOT NULL",
      .id(family),
      .number(seq)
    ) { $0.bytes(0) }
  }

  func everyRecord(of family: FamilyID, _ take: (PostgresRow) -> Void) {
    var (seq, count) = (Int64.min, 0)
    repeat {
      count = 0
      ask(
        """
        SELECT seq, kind, stream, length, hash, link, CASE WHEN content IS NOT NULL THEN 1 END, content
        FROM records WHERE family = $1 AND seq > $2 ORDER BY seq LIMIT $3
        """,
        [.id(family), .number(seq), .number(Self.atOnce)]
      ) { row in
        (seq, count) = (row.number(0), count + 1)
        take(row)
      }
    } while count == Self.atOnce
  }

  /// Records, of which each may have a quarter of a megabyte.
  private static let atOnce: Int64 = 64

  func entryBytes(_ family: FamilyID) -> [[UInt8]] {
    all(
      """
      SELECT content FROM records WHERE family = $1 AND kind = 1 AND content IS NOT NULL ORDER BY seq
      """,
      .id(family)
    ) { $0.bytes(0) }
  }

  func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    guard let bytes = row.bytes else { return fail(.damaged) }
    write(
      PackStatement.append,
      row.values(of: family, seq) + [.bytes(bytes)]
    )
  }

  /// Its row holds all of it.
  func dropContent(_ family: FamilyID, _ seq: Int64) {}

  /// What the database keeps of it in its own log and its copies is bounded by whoever runs it.
  func endErasing() {}
}
