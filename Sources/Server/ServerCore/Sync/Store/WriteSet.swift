import SyncRoster
import SyncWire

/// What one request wants to change: rows of tables, in the order in which it said them.
///
/// Of a row that was said twice the later state stands in the place of the earlier one, so that nothing is written
/// twice: no row depends on another one's being there.
package struct WriteSet: Sendable {
  package enum Write: Sendable {
    case family(FamilyRow)
    /// All that belongs to a family goes, and its mark and those of its codes stay for ever.
    case erasure(FamilyID)
    /// Packs of a stream up to a place of the log lose their bytes, and the family has that much room again. It counts
    /// from when all else of the request is stored.
    case streamErasure(FamilyID, StreamID, through: Int64)
    case roster(FamilyID, Roster)
    /// At the place behind the last one: where something is, the request fails.
    case record(FamilyID, Int64, RecordRow)
    case entry(FamilyID, Hash256, Int64)
    case place(Chain, ChainPlace)
    case member(FamilyID, MemberRow)
    case revocation(FamilyID, DeviceID, [UInt8])
    case code(CodeRow)
    /// By its look-up: nobody is found by it any more.
    case voidCode(FamilyID, UInt128)
    case note(FamilyID, SeenNote)
    case mailbox(MailboxRow)
  }

  /// What tells rows apart.
  enum Key: Hashable {
    case family(FamilyID)
    case streamErasure(FamilyID, StreamID)
    case roster(FamilyID)
    case record(FamilyID, Int64)
    case entry(FamilyID, Hash256)
    case place(Chain)
    case member(FamilyID, DeviceID)
    case revocation(FamilyID, DeviceID)
    case code(UInt128)
    case note(FamilyID, DeviceID)
    case mailbox(MailboxID)
  }

  package private(set) var writes: [Write] = []
  /// Where rows stand in ``writes``; the last few are looked through, which takes less than to enter them.
  private var places: [Key: Int] = [:]
  private var entered = 0
  /// What stands before these places is of families that were erased after it.
  private var erasures: [FamilyID: Int] = [:]

  package init() {}
}

extension WriteSet {
  mutating func append(_ write: Write) {
    guard let key = write.key else { return writes.append(write) }
    if let place = place(of: key), isOfNow(writes[place], at: place) {
      writes[place] = write
    } else {
      writes.append(write)
      if writes.count - entered > Self.mostLookedThrough { enter() }
    }
  }

  private static var mostLookedThrough: Int { 8 }

  private mutating func enter() {
    for place in entered..<writes.count {
      if let key = writes[place].key { places[key] = place }
    }
    entered = writes.count
  }

  private func place(of key: Key) -> Int? {
    writes[entered...].lastIndex { $0.key == key } ?? places[key]
  }

  /// Whoever asks has seen that the family is there.
  mutating func erase(_ family: FamilyRow) {
    append(.family(family.erased))
    erasures[family.id] = writes.count
    writes.append(.erasure(family.id))
  }

  /// The same, with the rows of families before all others: where one of these has gone on, nothing else of the request
  /// is of any use.
  package var familiesFirst: [Write] {
    writes.filter { $0.isFamily } + writes.filter { !$0.isFamily }
  }

  func erases(_ family: FamilyID) -> Bool { erasures[family] != nil }

  /// The last state of a row; none where it is as it was, or gone with its family.
  subscript(key: Key) -> Write? {
    guard let place = place(of: key) else { return nil }
    return isOfNow(writes[place], at: place) ? writes[place] : nil
  }

  /// Whether it outlives that its family is erased, or comes after it.
  private func isOfNow(_ write: Write, at place: Int) -> Bool {
    switch write {
    // A code leads to its family also when that is erased, and a family's row is the mark that is left.
    case .code, .voidCode, .family: true
    default: place > write.family.flatMap { erasures[$0] } ?? -1
    }
  }

  /// All of a family since it was erased, or else all.
  func all(of family: FamilyID) -> some Sequence<Write> {
    writes.dropFirst(erasures[family] ?? 0).lazy.filter { $0.family == family }
  }
}

extension WriteSet.Write {
  fileprivate var key: WriteSet.Key? {
    switch self {
    case .family(let row): .family(row.id)
    case .erasure: nil
    case .streamErasure(let family, let stream, _): .streamErasure(family, stream)
    case .roster(let family, _): .roster(family)
    case .record(let family, let seq, _): .record(family, seq)
    case .entry(let family, let hash, _): .entry(family, hash)
    case .place(let chain, _): .place(chain)
    case .member(let family, let row): .member(family, row.device)
    case .revocation(let family, let device, _): .revocation(family, device)
    case .code(let row): .code(row.code.lookup)
    case .voidCode(_, let lookup): .code(lookup)
    case .note(let family, let note): .note(family, note.device)
    case .mailbox(let row): .mailbox(row.id)
    }
  }

  fileprivate var isFamily: Bool { if case .family = self { true } else { false } }

  package var family: FamilyID? {
    switch self {
    case .family(let row): row.id
    case .erasure(let family), .streamErasure(let family, _, _), .roster(let family, _),
      .record(let family, _, _),
      .entry(let family, _, _), .member(let family, _), .revocation(let family, _, _),
      .voidCode(let family, _), .note(let family, _):
      family
    case .place(let chain, _): chain.family
    case .code(let row): row.family
    case .mailbox: nil
    }
  }
}

/// What a request has come to.
package struct Outcome: Sendable {
  package let reply: SyncReply
  /// Empty where it was refused.
  package let writes: WriteSet
  /// The versions of families that it was decided on, also where it is a refusal; 0 of one that was not there.
  package let versions: [FamilyID: Int64]

  package init(
    _ reply: SyncReply,
    _ writes: WriteSet = WriteSet(),
    decidedOn versions: [FamilyID: Int64] = [:]
  ) {
    (self.reply, self.writes, self.versions) = (reply, writes, versions)
  }

  /// All that it was decided on, and all that it writes.
  package var families: Set<FamilyID> {
    Set(versions.keys).union(writes.writes.compactMap { $0.family })
  }

  /// The versions that a store has to look at: of a family that is written it does so when it writes.
  package var versionsToLookAt: [FamilyID: Int64] {
    versions.filter { family, _ in
      !writes.writes.contains { $0.isFamily && $0.family == family }
    }
  }
}
