import Basics
import ServerCore
import SyncWire

/// The log, and where what lies in it.
extension RowConnection {
  /// Reads none of its bytes.
  func stub(_ family: FamilyID, _ seq: Int64) -> RecordStub? {
    first(
      """
      SELECT kind, stream, length, hash, link, content IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM erasures WHERE erasures.family = records.family
          AND erasures.stream = records.stream AND through >= seq)
      FROM records WHERE family = $1 AND seq = $2
      """,
      .id(family),
      .number(seq)
    ) { row in
      guard let hash = row.hash(3), let link = row.hash(4) else { return nil }
      return RecordStub(
        LogFrame.Kind(UInt8(truncatingIfNeeded: row.number(0))),
        of: row.id(1),
        length: Int(row.number(2)),
        hash: hash,
        link: link,
        isHeld: row.flag(5)
      )
    }
  }

  func link(_ family: FamilyID, _ seq: Int64) -> Hash256? {
    first(
      "SELECT link FROM records WHERE family = $1 AND seq = $2",
      .id(family),
      .number(seq)
    ) { $0.hash(0) }
  }

  func entry(_ family: FamilyID, _ hash: Hash256) -> Int64? {
    first("SELECT seq FROM entries WHERE family = $1 AND hash = $2", .id(family), .hash(hash)) {
      $0.number(0)
    }
  }

  func set(_ family: FamilyID, _ entry: Hash256, at seq: Int64) {
    run(
      "INSERT INTO entries (family, hash, seq) VALUES ($1, $2, $3)",
      .id(family),
      .hash(entry),
      .number(seq)
    )
  }
}

/// How far each chain has come.
extension RowConnection {
  func place(_ chain: Chain) -> ChainPlace? {
    first(
      "SELECT place, head FROM chains WHERE family = $1 AND device = $2 AND stream = $3",
      .id(chain.family),
      .id(chain.device),
      .id(chain.stream)
    ) { row in row.hash(1).map { ChainPlace(row.number(0), $0) } }
  }

  func set(_ chain: Chain, _ place: ChainPlace) {
    run(
      PackStatement.place,
      .id(chain.family),
      .id(chain.device),
      .id(chain.stream),
      .number(place.number),
      .hash(place.hash)
    )
  }

  func places(_ family: FamilyID, _ device: DeviceID) -> [Cut] {
    all(
      "SELECT stream, place, head FROM chains WHERE family = $1 AND device = $2 ORDER BY stream",
      .id(family),
      .id(device)
    ) { row in
      guard let stream: StreamID = row.id(0), let head = row.hash(2) else { return nil }
      return Cut(stream, ChainPlace(row.number(1), head))
    }
  }
}
