import ServerCore
import SyncWire

/// The bytes of records, in a table of their own.
extension SQLiteConnection {
  func bytes(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    first(
      "SELECT bytes FROM records JOIN contents ON id = content WHERE family = $1 AND seq = $2",
      .id(family),
      .number(seq)
    ) { $0.bytes(0) }
  }

  func everyRecord(of family: FamilyID, _ take: (SQLiteRow) -> Void) {
    ask(
      """
      SELECT seq, kind, stream, length, hash, link, content, bytes
      FROM records LEFT JOIN contents ON id = content WHERE family = $1 ORDER BY seq
      """,
      [.id(family)],
      take
    )
  }

  func entryBytes(_ family: FamilyID) -> [[UInt8]] {
    all(
      "SELECT bytes FROM records JOIN contents ON id = content WHERE family = $1 AND kind = 1 ORDER BY seq",
      .id(family)
    ) { $0.bytes(0) }
  }

  func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    guard let bytes = row.bytes else { return fail(.damaged) }
    run("INSERT INTO contents (bytes) VALUES ($1)", .bytes(bytes))
    write(
      """
      INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
      VALUES ($1, $2, $3, $4, $5, $6, $7, last_insert_rowid())
      """,
      row.values(of: family, seq)
    )
  }

  func dropContent(_ family: FamilyID, _ seq: Int64) {
    run(
      "DELETE FROM contents WHERE id = (SELECT content FROM records WHERE family = $1 AND seq = $2)",
      .id(family),
      .number(seq)
    )
  }
}
