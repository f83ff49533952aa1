import Basics
import ServerCore
import SyncWire

/// The log, and where what lies in it.
extension SQLiteConnection {
  /// Reads none of its bytes.
  func stub(_ family: FamilyID, _ seq: Int64) -> RecordStub? {
    first(
      """
      SELECT kind, stream, length, hash, link, content IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM erasures WHERE erasures.family = records.family
          AND erasures.stream = records.stream AND through >= seq)
      FROM records WHERE family = ? AND seq = ?
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

  func bytes(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    first(
      "SELECT bytes FROM records JOIN contents ON id = content WHERE family = ? AND seq = ?",
      .id(family),
      .number(seq)
    ) { $0.bytes(0) }
  }

  func link(_ family: FamilyID, _ seq: Int64) -> Hash256? {
    first(
      "SELECT link FROM records WHERE family = ? AND seq = ?",
      .id(family),
      .number(seq)
    ) { $0.hash(0) }
  }

  /// Fails where something is: the bytes under a link never change.
  func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    guard let bytes = row.bytes else { return fail(.damaged) }
    run("INSERT INTO contents (bytes) VALUES (?)", .bytes(bytes))
    run(
      """
      INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
      VALUES (?, ?, ?, ?, ?, ?, ?, last_insert_rowid())
      """,
      .id(family),
      .number(seq),
      .number(Int64(row.kind.byte)),
      row.stream.map { .id($0) } ?? .null,
      .number(Int64(row.length)),
      .hash(row.hash),
      .hash(row.link)
    )
  }

  func rosterRecords(_ family: FamilyID) -> [[UInt8]] {
    all(
      "SELECT bytes FROM records JOIN contents ON id = content WHERE family = ? AND kind = 1 ORDER BY seq",
      .id(family)
    ) { $0.bytes(0) }
  }

  func entry(_ family: FamilyID, _ hash: Hash256) -> Int64? {
    first("SELECT seq FROM entries WHERE family = ? AND hash = ?", .id(family), .hash(hash)) {
      $0.number(0)
    }
  }

  func set(_ family: FamilyID, _ entry: Hash256, at seq: Int64) {
    run(
      "INSERT INTO entries (family, hash, seq) VALUES (?, ?, ?)",
      .id(family),
      .hash(entry),
      .number(seq)
    )
  }
}

/// How far each chain has come.
extension SQLiteConnection {
  func place(_ chain: Chain) -> ChainPlace? {
    first(
      "SELECT place, head FROM chains WHERE family = ? AND device = ? AND stream = ?",
      .id(chain.family),
      .id(chain.device),
      .id(chain.stream)
    ) { row in row.hash(1).map { ChainPlace(row.number(0), $0) } }
  }

  func set(_ chain: Chain, _ place: ChainPlace) {
    run(
      """
      INSERT INTO chains (family, device, stream, place, head) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (family, device, stream) DO UPDATE SET place = excluded.place, head = excluded.head
      """,
      .id(chain.family),
      .id(chain.device),
      .id(chain.stream),
      .number(place.number),
      .hash(place.hash)
    )
  }

  func places(_ family: FamilyID, _ device: DeviceID) -> [Cut] {
    all(
      "SELECT stream, place, head FROM chains WHERE family = ? AND device = ? ORDER BY stream",
      .id(family),
      .id(device)
    ) { row in
      guard let stream: StreamID = row.id(0), let head = row.hash(2) else { return nil }
      return Cut(stream, ChainPlace(row.number(1), head))
    }
  }
}
