import ServerCore
import SyncWire

/// A family's rows, as they are read in one place and written in another.
extension RowConnection {
  /// Families of the list from this one on, some at a time, in their order.
  func families(from first: UInt128) -> [FamilyID] {
    all("SELECT id FROM families WHERE id >= $1 ORDER BY id LIMIT 1000", .id(first)) { $0.id(0) }
  }

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
    run(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes, version)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .id(family.id),
      .flag(family.isErased),
      .number(family.top.number),
      .hash(family.top.hash),
      .hash(family.roster),
      .number(family.bytes),
      .number(family.version)
    )
  }

  func bring(_ record: RecordRow, to family: FamilyID, _ seq: Int64) {
    guard record.bytes == nil else { return append(family, seq, record) }
    run(
      """
      INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
      VALUES ($1, $2, $3, $4, $5, $6, $7, NULL)
      """,
      .id(family),
      .number(seq),
      .number(Int64(record.kind.byte)),
      record.stream.map { .id($0) } ?? .null,
      .number(Int64(record.length)),
      .hash(record.hash),
      .hash(record.link)
    )
  }
}
