import Basics
import ServerCore
import SyncRoster
import SyncWire

/// What is noted of a family beside its log, compared both ways with what the log comes to: what is missing, what is
/// another, and what nobody has written.
struct KeptRows<Connection: RowConnection> {
  private let walk: LogWalk<Connection>
  private let connection: Connection
  private let makeRoster: RosterMaking
  private(set) var problems: [Finding] = []

  private var id: FamilyID { walk.family.id }
  private var roster: Roster { walk.roster.roster }

  init(_ walk: LogWalk<Connection>, _ connection: Connection, _ makeRoster: RosterMaking) {
    (self.walk, self.connection, self.makeRoster) = (walk, connection, makeRoster)
  }

  mutating func compare() {
    if roster.head != walk.family.roster { tell("its roster is not what its entries come to.") }
    compareChains()
    compareStretches()
    compareEntries()
    compareMembers()
    compareRevocations()
    compareCodes()
    compareNotes()
  }

  private mutating func tell(_ what: String, _ remedy: String = Finding.restoring) {
    problems.append(Finding(what, remedy))
  }

  /// Whatever can be read, by its name.
  private mutating func rows<Name: Hashable, Noted>(
    _ found: [(Name, Noted)?],
    _ what: String
  ) -> [Name: Noted] {
    if found.contains(where: { $0 == nil }) { tell("a row of \(what) cannot be read.") }
    return Dictionary(found.compactMap { $0 }) { first, _ in first }
  }
}

// MARK: - What packs come to

extension KeptRows {
  private mutating func compareChains() {
    let found = connection.every(
      "SELECT device, stream, place, head FROM chains WHERE family = $1",
      of: id
    ) { row -> (Chain, ChainPlace)? in
      guard let device: DeviceID = row.id(0), let stream: StreamID = row.id(1),
        let head = row.hash(3)
      else { return nil }
      let chain = Chain(family: id, device: device, stream: stream)
      return (chain, ChainPlace(row.number(2), head))
    }
    let noted = rows(found, "its chains")
    for (chain, place) in walk.places where noted[chain] != place {
      tell("a chain has come to place \(place.number), and another one is noted.")
    }
    for (chain, place) in noted where !walk.places[chain].exists && !mayStay(chain, place) {
      tell("a chain is noted that nobody has written; its device can send nothing.")
    }
  }

  /// How far a chain had come whose stream was erased, nothing else tells; but the roster tells who may have written it.
  private func mayStay(_ chain: Chain, _ place: ChainPlace) -> Bool {
    walk.emptied.contains(chain.stream) && mayHaveWritten(chain.device, chain.stream)
      && place.number > 0 && SyncLimits.numbers.contains(place.number)
  }

  private func mayHaveWritten(_ device: DeviceID, _ stream: StreamID) -> Bool {
    roster.holds(device, stream) || roster.views[stream]?.author == device
  }

  private mutating func compareStretches() {
    let found = connection.every(
      "SELECT stream, number FROM stretches WHERE family = $1",
      of: id
    ) { row -> (Stretch, Bool)? in
      guard let stream: StreamID = row.id(0), row.number(1) >= 0,
        row.number(1) <= SyncLimits.numbers.upperBound / 16
      else { return nil }
      return (Stretch(stream, of: 16 * row.number(1)), true)
    }
    let noted = rows(found, "its streams")
    for stretch in walk.stretches where !noted[stretch].exists {
      tell("packs from place \(stretch.first) on are not found by their stream.")
    }
    for stretch in noted.keys where !walk.stretches.contains(stretch) {
      tell("packs of a stream are noted from place \(stretch.first) on, where none lies.")
    }
  }
}

// MARK: - What entries come to

extension KeptRows {
  private mutating func compareEntries() {
    let found = connection.every(
      "SELECT hash, seq FROM entries WHERE family = $1",
      of: id
    ) { row in row.hash(0).map { ($0, row.number(1)) } }
    let noted = rows(found, "its entries")
    for (hash, seq) in walk.roster.entries where noted[hash] != seq {
      tell("an entry is not found by its hash.")
    }
    for hash in noted.keys where !walk.roster.entries[hash].exists {
      tell("an entry is noted that nobody has written.")
    }
  }

  private mutating func compareMembers() {
    let found = connection.every(
      """
      SELECT device, token_hash, is_parents, is_revoked, streams, views FROM members
      WHERE family = $1
      """,
      of: id
    ) { row in LyingMember(row).map { ($0.device, $0) } }
    let noted = rows(found, "its devices")
    for device in roster.members.values
    where noted[device.id] != LyingMember(device, in: roster) {
      tell("a device is noted otherwise than the roster says.")
    }
    for device in noted.keys where !roster.members[device].exists {
      tell("a device is noted that nobody has let in.", Finding.restoringAtOnce)
    }
  }

  private mutating func compareRevocations() {
    let found = connection.every(
      "SELECT device, record FROM revocations WHERE family = $1",
      of: id
    ) { row -> (DeviceID, [UInt8])? in
      guard let device: DeviceID = row.id(0) else { return nil }
      return (device, row.bytes(1))
    }
    let noted = rows(found, "devices that are out")
    for (device, record) in walk.roster.revocations where noted[device] != record {
      tell("of a device that is out the entry is not found.")
    }
    for device in noted.keys where !walk.roster.revocations[device].exists {
      tell("a device is noted as out that nobody has taken out.")
    }
  }

  private mutating func compareCodes() {
    let found = connection.every(
      "SELECT lookup, name, token_hash, sign, wrap, sealed FROM codes WHERE family = $1",
      of: id
    ) { row in RosterCode(row).map { ($0.lookup, $0) } }
    let (noted, codes) = (rows(found, "its codes"), roster.codes)
    for code in codes where noted[code.lookup] != code {
      // Of two families that have made the same look-up the first one's counts.
      if !noted[code.lookup].exists, connection.hasCode(code.lookup) { continue }
      tell("a code is not found, or noted otherwise than the roster says.")
    }
    for lookup in noted.keys where !codes.contains(where: { $0.lookup == lookup }) {
      tell("a code is noted that does not count.", Finding.restoringAtOnce)
    }
  }

  private mutating func compareNotes() {
    let found = connection.every(
      "SELECT device, note FROM notes WHERE family = $1",
      of: id
    ) { row -> (DeviceID, SeenNote)? in
      guard let device: DeviceID = row.id(0), let note = try? SeenNote(row.bytes(1)[...]) else {
        return nil
      }
      return (device, note)
    }
    for (device, note) in rows(found, "what its devices have seen")
    where note.device != device || !isRight(note) {
      tell(
        "what a device has seen is not what it has signed.",
        Finding.nothing + "the others pass it over, and that device says it again."
      )
    }
  }

  private func isRight(_ note: SeenNote) -> Bool {
    guard let device = roster.members[note.device] else { return false }
    let link =
      note.at.number == 0
      ? makeRoster.hash(LogLink.beginning(of: id)).bytes
      : connection.rawLink(id, note.at.number)
    return link == note.at.hash.bytes
      && makeRoster.isSigned(device.sign, note.signedBytes(id), note.signature)
  }
}

/// A row of a device, as far as it means something.
private struct LyingMember: Equatable {
  let device: DeviceID
  private let tokenHash: Hash256
  private let isParents: Bool
  private let isRevoked: Bool
  private let streams: [StreamID]
  private let views: [StreamID]

  init(_ device: RosterDevice, in roster: Roster) {
    (self.device, tokenHash, isParents) = (device.id, device.tokenHash, device.isParents)
    isRevoked = roster.isRevoked(device.id)
    streams = roster.streams(of: device.id).sorted()
    views = roster.views(readBy: device.id).sorted()
  }

  init?(_ row: some TableRow) {
    guard let device: DeviceID = row.id(0), let tokenHash = row.hash(1),
      let streams = StreamID.all(in: row.bytes(4)), let views = StreamID.all(in: row.bytes(5))
    else { return nil }
    (self.device, self.tokenHash) = (device, tokenHash)
    (isParents, isRevoked) = (row.flag(2), row.flag(3))
    (self.streams, self.views) = (streams.sorted(), views.sorted())
  }
}

extension RowConnection {
  /// Whichever family's.
  fileprivate func hasCode(_ lookup: UInt128) -> Bool {
    first("SELECT 1 FROM codes WHERE lookup = $1", .id(lookup)) { _ in true } ?? false
  }
}
