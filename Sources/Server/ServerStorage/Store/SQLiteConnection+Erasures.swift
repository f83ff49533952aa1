import ServerCore
import SyncWire

/// What is left to be erased: of a family's stream, or of a whole family.
///
/// It counts as erased from when it is asked for. A large one takes seconds of the disk, so that is done in pieces between
/// other transactions; a row says what is left, for whoever starts after an end in between.
struct Erasure {
  let family: FamilyID
  /// None where all of the family goes.
  let stream: StreamID?
  /// A place of the log, the last that is left.
  let through: Int64

  /// Of one transaction: others wait for it.
  fileprivate static let most = (rows: 256, bytes: Int64(4 << 20))
}

extension SQLiteConnection {
  /// One that is left.
  func erasure() -> Erasure? {
    first("SELECT family, stream, through FROM erasures LIMIT 1") { row in
      guard let family: FamilyID = row.id(0) else { return nil }
      return Erasure(family: family, stream: row.id(1), through: row.number(2))
    }
  }

  func set(_ erasure: Erasure) {
    run(
      """
      INSERT INTO erasures (family, stream, through) VALUES (?, ?, ?)
      ON CONFLICT (family, stream) DO UPDATE SET through = excluded.through
      """,
      .id(erasure.family),
      erasure.name,
      .number(erasure.through)
    )
  }

  /// A piece of it, the newest first.
  ///
  /// - Returns: bytes that records have lost.
  func doPiece(of erasure: Erasure) -> Int64 {
    let left = newest(of: erasure)
    guard let last = left.last else {
      end(erasure)
      return 0
    }
    for row in left { erase(erasure, row.seq) }
    set(Erasure(family: erasure.family, stream: erasure.stream, through: last.seq - 1))
    return left.reduce(0) { $0 + $1.bytes }
  }

  private func erase(_ erasure: Erasure, _ seq: Int64) {
    run(
      "DELETE FROM contents WHERE id = (SELECT content FROM records WHERE family = ? AND seq = ?)",
      .id(erasure.family),
      .number(seq)
    )
    guard erasure.stream == nil else {
      return run(
        "UPDATE records SET content = NULL WHERE family = ? AND seq = ?",
        .id(erasure.family),
        .number(seq)
      )
    }
    run(
      "DELETE FROM records WHERE family = ? AND seq = ?",
      .id(erasure.family),
      .number(seq)
    )
  }

  private func end(_ erasure: Erasure) {
    if erasure.stream == nil { run("DELETE FROM stretches WHERE family = ?", .id(erasure.family)) }
    run("DELETE FROM erasures WHERE family = ? AND stream = ?", .id(erasure.family), erasure.name)
  }

  private func newest(of erasure: Erasure) -> [(seq: Int64, bytes: Int64)] {
    var left = Erasure.most.bytes
    let rows = erasure.stream.map { packs(erasure, $0) } ?? records(erasure)
    return Array(
      rows.prefix { row in
        defer { left -= row.bytes }
        return left > 0
      }
    )
  }

  private func packs(_ erasure: Erasure, _ stream: StreamID) -> [(seq: Int64, bytes: Int64)] {
    let before = erasure.through == .max ? erasure.through : erasure.through + 1
    return packs(erasure.family, stream, before: before, limit: Erasure.most.rows).map { seq in
      let bytes = first(
        "SELECT iif(content IS NULL, 0, length) FROM records WHERE family = ? AND seq = ?",
        .id(erasure.family),
        .number(seq)
      ) { $0.number(0) }
      return (seq, bytes ?? 0)
    }
  }

  private func records(_ erasure: Erasure) -> [(seq: Int64, bytes: Int64)] {
    all(
      """
      SELECT seq, iif(content IS NULL, 0, length) FROM records WHERE family = ? AND seq <= ?
      ORDER BY seq DESC LIMIT ?
      """,
      .id(erasure.family),
      .number(erasure.through),
      .number(Int64(Erasure.most.rows))
    ) { ($0.number(0), $0.number(1)) }
  }
}

extension Erasure {
  /// As it stands in its row: a whole family's is empty.
  fileprivate var name: SQLiteValue { stream.map { .id($0) } ?? .bytes([]) }
}
