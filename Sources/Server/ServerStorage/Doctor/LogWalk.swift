import Basics
import ServerCore
import SyncRoster
import SyncWire

/// One family's log from its beginning to its end, beside everything that is kept of what lies in it.
struct LogWalk {
  private let family: FamilyRow
  private let connection: SQLiteConnection
  private let makeRoster: RosterMaking

  private(set) var problems: [String] = []
  private(set) var records = 0
  private(set) var bytes: Int64 = 0

  private var link: Hash256
  private var places: [Chain: ChainPlace] = [:]
  private var stretches: Set<Stretch> = []
  private var entries: [[UInt8]] = []

  init(_ family: FamilyRow, _ connection: SQLiteConnection, _ makeRoster: RosterMaking) {
    (self.family, self.connection, self.makeRoster) = (family, connection, makeRoster)
    link = makeRoster.hash(LogLink.beginning(of: family.id))
  }

  mutating func go() {
    readLog()
    if family.isErased {
      if records > 0 { problems.append("it is erased, and something of it is left.") }
      return
    }
    compareEnd()
    comparePlaces()
    compareRoster()
  }

  private mutating func readLog() {
    // NB: one row at a time; a log may have 200 MB.
    var seq: Int64 = 0
    while let stub = connection.stub(family.id, seq + 1) {
      seq += 1
      take(stub, at: seq)
    }
    let count =
      connection.first("SELECT count(*) FROM records WHERE family = ?", .id(family.id)) {
        $0.number(0)
      } ?? 0
    if count != seq { problems.append("its log has a hole behind place \(seq).") }
    records = Int(count)
  }

  private mutating func take(_ row: RecordStub, at seq: Int64) {
    let frame = LogFrame(seq: seq, kind: row.kind, .stub(row.hash, length: row.length))
    link = makeRoster.hash(LogLink.bytes(after: link, frame, hash: row.hash))
    if link != row.link { problems.append("the link at place \(seq) is another one.") }
    guard row.isHeld else { return }
    let record = connection.bytes(family.id, seq) ?? []
    bytes += Int64(record.count)
    if record.count != row.length || makeRoster.hash(record) != row.hash {
      problems.append("the record at place \(seq) is not what was stored.")
    }
    switch row.kind {
    case .entry: entries.append(record)
    case .pack: take(pack: record, at: seq)
    case .other: break
    }
  }

  private mutating func take(pack record: [UInt8], at seq: Int64) {
    guard let header = (try? Pack(record: record[...]))?.header else {
      problems.append("the pack at place \(seq) cannot be read.")
      return
    }
    let chain = header.names.chain
    // Of an erased stream the beginning is unknown.
    if let place = places[chain], header.span.before != place {
      problems.append("the pack at place \(seq) does not follow the one before it.")
    }
    places[chain] = header.span.end
    stretches.insert(Stretch(header.names.stream, of: seq))
  }

  private mutating func compareEnd() {
    if family.top != Citation(Int64(records), link) {
      problems.append("its top is not where its log ends.")
    }
    if family.bytes != bytes {
      problems.append("it counts \(family.bytes) bytes, and has \(bytes).")
    }
  }

  private mutating func comparePlaces() {
    for (chain, place) in places where connection.place(chain) != place {
      problems.append("a chain has come to place \(place.number), and another one is noted.")
    }
    for stretch in stretches where !connection.has(stretch, family.id) {
      problems.append("packs from place \(stretch.first) on are not found by their stream.")
    }
  }

  private mutating func compareRoster() {
    let roster = makeRoster(entries, of: family.id)
    if roster.entries.count != entries.count || roster.head != family.roster {
      problems.append("its roster is not what its entries come to.")
    }
    for entry in roster.entries where !connection.entry(family.id, entry.hash).exists {
      problems.append("an entry is not found by its hash.")
    }
    for device in roster.members.values {
      let member = connection.member(family.id, device.id)
      if member?.tokenHash != device.tokenHash
        || member?.isRevoked != roster.isRevoked(device.id)
        || member.map({ Set($0.streams) }) != Set(roster.streams(of: device.id))
        || member.map({ Set($0.views) }) != Set(roster.views(readBy: device.id))
      {
        problems.append("a device is noted otherwise than the roster says.")
      }
    }
  }
}
