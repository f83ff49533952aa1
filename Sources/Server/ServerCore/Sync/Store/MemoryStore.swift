import Basics
import SyncRoster
import SyncWire

/// Tables in memory: for tests and simulations, which copy them, put them back and look into them.
package struct MemoryTables: Sendable {
  package var families: [FamilyID: FamilyTables] = [:]
  var codes: [UInt128: CodeMark] = [:]
  var mailboxes: [MailboxID: MailboxRow] = [:]
  var rates = Rates()

  package init() {}
}

package struct FamilyTables: Sendable {
  package internal(set) var row: FamilyRow
  package internal(set) var roster = Roster()
  package internal(set) var records: [RecordRow] = []
  var packsOfStreams: [StreamID: [Int64]] = [:]
  var entries: [Hash256: Int64] = [:]
  package internal(set) var places: [DeviceID: [Cut]] = [:]
  package internal(set) var members: [DeviceID: MemberRow] = [:]
  var revocations: [DeviceID: [UInt8]] = [:]
  var codes: [CodeRow] = []
  package internal(set) var notes: [SeenNote] = []
}

/// A store above tables in memory.
///
/// Unchecked: whoever uses it does so in one thread.
package final class MemoryStore: @unchecked Sendable {
  package var tables = MemoryTables()

  package init() {}

  package var store: SyncStore {
    var store = SyncStore()
    store.transact = { self.write($0) }
    store.family = { self.tables.families[$0]?.row }
    store.roster = { self.tables.families[$0]?.roster ?? Roster() }
    store.stub = { self.record($0, $1).map { RecordStub($0) } }
    store.bytes = { self.record($0, $1)?.bytes }
    store.link = { self.record($0, $1)?.link }
    store.packs = { self.packs($0, $1, $2, $3) }
    store.entry = { self.tables.families[$0]?.entries[$1] }
    store.place = { self.places($0.family, $0.device)[$0.stream] }
    store.places = { self.places($0, $1) }
    store.signer = { self.tables.families[$0]?.roster.members[$1].map { Signer($0) } }
    store.member = { self.tables.families[$0]?.members[$1] }
    store.members = { (self.tables.families[$0]?.members).map { Array($0.values) } ?? [] }
    store.revocation = { self.tables.families[$0]?.revocations[$1] }
    store.code = { self.tables.codes[$0] }
    store.codes = { self.tables.families[$0]?.codes ?? [] }
    store.notes = { self.tables.families[$0]?.notes ?? [] }
    store.isMembers = { self.isMembers($0) }
    store.mailbox = { self.tables.mailboxes[$0] }
    store.openMailboxes = { now in self.tables.mailboxes.values.count { $0.end > now } }
    store.count = { self.tables.rates.count($0, $1) }
    return store
  }
}

extension MemoryStore {
  private func write(_ work: () -> Outcome) -> SyncReply {
    for _ in 1...SyncStore.mostDecisions {
      let outcome = work()
      let writes = outcome.writes.writes
      guard isOfNow(outcome) else { continue }
      guard canAppend(writes) else { break }
      writes.forEach { write($0) }
      writes.forEach { eraseBytes($0) }
      return outcome.reply
    }
    return SyncReply(StoreFailure.broken)
  }

  /// Whether each family is of the version that is stored.
  private func isOfNow(_ outcome: Outcome) -> Bool {
    for case .family(let row) in outcome.writes.writes where row.version != version(row.id) {
      return false
    }
    return outcome.versions.allSatisfy { version($0.key) == $0.value }
  }

  private func version(_ family: FamilyID) -> Int64 { tables.families[family]?.row.version ?? 0 }

  /// Whether each record comes to the place behind the last one.
  private func canAppend(_ writes: [WriteSet.Write]) -> Bool {
    var tops: [FamilyID: Int64] = [:]
    for case .record(let family, let seq, _) in writes {
      let top = tops[family] ?? Int64(tables.families[family]?.records.count ?? 0)
      if seq != top + 1 { return false }
      tops[family] = seq
    }
    return true
  }

  private func write(_ write: WriteSet.Write) {
    switch write {
    case .family(let row): set(row)
    case .erasure(let family): erase(family)
    case .roster(let family, let roster): tables.families[family]?.roster = roster
    case .streamErasure: break
    case .record(let family, let seq, let row): append(family, seq, row)
    case .entry(let family, let hash, let seq): tables.families[family]?.entries[hash] = seq
    case .place(let chain, let place): set(chain, place)
    case .member(let family, let row): tables.families[family]?.members[row.device] = row
    case .revocation(let family, let device, let record):
      tables.families[family]?.revocations[device] = record
    case .code(let row): set(row)
    case .voidCode(let family, let lookup):
      tables.codes[lookup] = nil
      tables.families[family]?.codes.removeAll { $0.code.lookup == lookup }
    case .note(let family, let note): set(family, note)
    case .mailbox(let row): tables.mailboxes[row.id] = row
    }
  }

  private func isMembers(_ tokenHash: Hash256) -> Bool {
    tables.families.values.contains { family in
      family.members.values.contains { !$0.isRevoked && $0.tokenHash == tokenHash }
    }
  }

  private func set(_ row: FamilyRow) {
    if tables.families[row.id] == nil { tables.families[row.id] = FamilyTables(row: row) }
    tables.families[row.id]?.row = row
    tables.families[row.id]?.row.version += 1
  }

  private func erase(_ family: FamilyID) {
    guard let row = tables.families[family]?.row else { return }
    tables.families[family] = FamilyTables(row: row.erased)
  }

  private func record(_ family: FamilyID, _ seq: Int64) -> RecordRow? {
    guard let records = tables.families[family]?.records, seq >= 1, seq <= Int64(records.count)
    else { return nil }
    return records[Int(seq) - 1]
  }

  private func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    tables.families[family]?.records.append(row)
    if let stream = row.stream {
      tables.families[family]?.packsOfStreams[stream, default: []].append(seq)
    }
  }

  /// After all else: what a family has been told to have is counted from there.
  private func eraseBytes(_ write: WriteSet.Write) {
    guard case .streamErasure(let family, let stream, let last) = write else { return }
    for seq in tables.families[family]?.packsOfStreams[stream] ?? [] where seq <= last {
      let bytes = tables.families[family]?.records[Int(seq) - 1].bytes?.count ?? 0
      tables.families[family]?.records[Int(seq) - 1].bytes = nil
      tables.families[family]?.row.bytes -= Int64(bytes)
    }
  }

  private func packs(
    _ family: FamilyID,
    _ stream: StreamID,
    _ before: Int64,
    _ limit: Int
  ) -> [Int64] {
    let all = tables.families[family]?.packsOfStreams[stream] ?? []
    return Array(all.reversed().lazy.drop { $0 >= before }.prefix(limit))
  }

  private func places(_ family: FamilyID, _ device: DeviceID) -> [Cut] {
    tables.families[family]?.places[device] ?? []
  }

  private func set(_ chain: Chain, _ place: ChainPlace) {
    var places = places(chain.family, chain.device)
    if let index = places.firstIndex(where: { $0.stream == chain.stream }) {
      places[index].place = place
    } else {
      places.append(Cut(chain.stream, place))
      places.sort { $0.stream < $1.stream }
    }
    tables.families[chain.family]?.places[chain.device] = places
  }

  private func set(_ code: CodeRow) {
    let mark = CodeMark(family: code.family, tokenHash: code.code.tokenHash)
    tables.codes[code.code.lookup] = mark
    tables.families[code.family]?.codes.append(code)
  }

  private func set(_ family: FamilyID, _ note: SeenNote) {
    tables.families[family]?.notes.removeAll { $0.device == note.device }
    tables.families[family]?.notes.append(note)
    tables.families[family]?.notes.sort { $0.device < $1.device }
  }
}
