import ServerCore
import SyncWire

extension RecordRow {
  /// What ``RowConnection/everyRecord(of:_:)`` hands over; none where it is nothing that we wrote.
  init?(_ row: some TableRow) {
    let stream: StreamID? = row.id(2)
    // NB: a number that is too large must not become a small one.
    guard let byte = UInt8(exactly: row.number(1)), (1...127).contains(byte),
      (1...SyncLimits.body).contains(Int(row.number(3))), stream.exists || row.isNull(2),
      let hash = row.hash(4), let link = row.hash(5), row.isNull(6) || !row.isNull(7)
    else { return nil }
    self.init(
      LogFrame.Kind(byte),
      of: stream,
      bytes: row.isNull(6) ? nil : row.bytes(7),
      length: Int(row.number(3)),
      hash: hash,
      link: link
    )
  }

  /// Its columns but for what it says, in the order of their table.
  func values(of family: FamilyID, _ seq: Int64) -> [StoredValue] {
    [
      .id(family), .number(seq), .number(Int64(kind.byte)), stream.map { .id($0) } ?? .null,
      .number(Int64(length)), .hash(hash), .hash(link),
    ]
  }
}
