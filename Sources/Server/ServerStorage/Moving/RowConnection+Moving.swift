import ServerCore
import SyncWire

/// A family's rows, as they are read in one place and written in another.
extension RowConnection {
  /// The rows of each table in turn.
  func besideLog(_ family: FamilyID) -> [[[StoredValue]]] {
    FamilyTable.all.map { rows(of: family, in: $0) }
  }

  /// Takes its row and its log away, also a log without a row; what lies beside the log is replaced.
  ///
  /// - Parameter version: of its row, if there is one.
  func clear(_ family: FamilyID, _ version: Int64?) {
    let last = first("SELECT max(seq) FROM records WHERE family = $1", .id(family)) { $0.number(0) }
    for seq in 0..<max(0, last ?? 0) { dropContent(family, seq + 1) }
    run("DELETE FROM records WHERE family = $1", .id(family))
    guard let version else { return }
    run(
      "DELETE FROM families WHERE id = $1 AND version = $2",
      .id(family),
      .number(version)
    )
  }

  /// In the version in which it was read; it fails where it is already.
  func insert(_ family: FamilyRow) {
    write(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes, version)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      family.values + [.number(family.version)]
    )
  }

  func bring(_ record: RecordRow, to family: FamilyID, _ seq: Int64) {
    guard record.bytes == nil else { return append(family, seq, record) }
    write(
      """
      INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
      VALUES ($1, $2, $3, $4, $5, $6, $7, NULL)
      """,
      record.values(of: family, seq)
    )
  }
}
