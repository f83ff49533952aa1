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

extension RowConnection {
  /// One that is left.
  func erasure() -> Erasure? {
    first("SELECT family, stream, through FROM erasures LIMIT 1") { row in
      guard let family: FamilyID = row.id(0) else { return nil }
      return Erasure(family: family, stream: row.hasID(1) ? row.id(1) : nil, through: row.number(2))
    }
  }

  func set(_ erasure: Erasure) {
    run(
      """
      INSERT INTO erasures (family, stream, through) VALUES ($1, $2, $3)
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
    dropContent(erasure.family, seq)
    guard erasure.stream == nil else {
      return run(
        "UPDATE records SET content = NULL WHERE family = $1 AND seq = $2",
        .id(erasure.family),
        .number(seq)
      )
    }
    run(
      "DELETE FROM records WHERE family = $1 AND seq = $2",
      .id(erasure.family),
      .number(seq)
    )
  }

  private func end(_ erasure: Erasure) {
    if erasure.stream == nil { run("DELETE FROM stretches WHERE family = $1", .id(erasure.family)) }
    run("DELETE FROM erasures WHERE family = $1 AND stream = $2", .id(erasure.family), erasure.name)
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
        "SELECT CASE WHEN content IS NULL THEN 0 ELSE length END FROM records WHERE family = $1 AND seq = $2",
        .id(erasure.family),
        .number(seq)
      ) { $0.number(0) }
      return (seq, bytes ?? 0)
    }
  }

  private func records(_ erasure: Erasure) -> [(seq: Int64, bytes: Int64)] {
    all(
      """
      SELECT seq, CASE WHEN content IS NULL THEN 0 ELSE length END FROM records
      WHERE family = $1 AND seq <= $2 ORDER BY seq DESC LIMIT $3
      """,
      .id(erasure.family),
      .number(erasure.through),
      .number(Int64(Erasure.most.rows))
    ) { ($0.number(0), $0.number(1)) }
  }
}

extension Erasure {
  fileprivate var name: StoredValue { stream.map { .id($0) } ?? .noID }
}
