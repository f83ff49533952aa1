import SyncRoster
import SyncWire

/// The store as one request sees it: what it has written itself, and below that what is stored.
///
/// Nothing is changed before the request has come to its end: a refusal throws away what was said until then, so an
/// endpoint may refuse at any place.
///
/// Unchecked: whoever uses it does so inside ``collect(_:)``, and a store lets one after the other in there.
package final class RequestView: @unchecked Sendable {
  private let stored: SyncStore
  private var writes = WriteSet()
  /// Of families that were read.
  private var versions: [FamilyID: Int64] = [:]

  package init(_ stored: SyncStore) { self.stored = stored }

  /// One request: what it has written is stored whole where it goes well, and forgotten where it is refused.
  package func collect(_ work: () throws(SyncRefusal) -> SyncReply) -> SyncReply {
    stored.transact {
      defer { (writes, versions) = (WriteSet(), [:]) }
      do throws(SyncRefusal) {
        return Outcome(try work(), writes, decidedOn: versions)
      } catch {
        return Outcome(SyncReply(error), decidedOn: versions)
      }
    }
  }

  /// Whether a token of this hash is one of somebody who is in, whichever family that is: nobody comes in by a request
  /// that asks this.
  package func isMembers(_ tokenHash: Hash256) -> Bool { stored.isMembers(tokenHash) }

  /// Those whose end is later than a time, before this request.
  func openMailboxes(_ now: Int64) -> Int { stored.openMailboxes(now) }

  /// Requests of somebody in the hour that began then; counts this one.
  ///
  /// It is counted at once and in no collection: whoever guesses is refused each time, and only what is counted
  /// nevertheless ends the guessing.
  func count(_ asker: Asker, _ hour: Int64) -> Int { stored.count(asker, hour) }
}

// MARK: - Writing

extension RequestView {
  package func setFamily(_ row: FamilyRow) { writes.append(.family(row)) }

  /// All that belongs to a family goes, and its mark and those of its codes stay for ever: nothing is written for it again.
  package func eraseFamily(_ id: FamilyID) {
    if let row = family(id) { writes.erase(row) }
  }

  /// Of each pack of a stream up to a place of the log the hash is left, and its family has room again.
  package func eraseBytes(_ family: FamilyID, _ stream: StreamID, through seq: Int64) {
    writes.append(.streamErasure(family, stream, through: seq))
  }

  package func setRoster(_ family: FamilyID, _ roster: Roster) {
    writes.append(.roster(family, roster))
  }

  /// At the place behind the last one: where something is, the request fails.
  package func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    writes.append(.record(family, seq, row))
  }

  package func setEntry(_ family: FamilyID, _ hash: Hash256, _ seq: Int64) {
    writes.append(.entry(family, hash, seq))
  }

  package func setPlace(_ chain: Chain, _ place: ChainPlace) {
    writes.append(.place(chain, place))
  }

  package func setMember(_ family: FamilyID, _ row: MemberRow) {
    writes.append(.member(family, row))
  }

  package func setRevocation(_ family: FamilyID, _ device: DeviceID, _ record: [UInt8]) {
    writes.append(.revocation(family, device, record))
  }

  package func setCode(_ row: CodeRow) { writes.append(.code(row)) }

  /// One of this family's.
  package func dropCode(_ family: FamilyID, _ lookup: UInt128) {
    writes.append(.voidCode(family, lookup))
  }

  package func setNote(_ family: FamilyID, _ note: SeenNote) {
    writes.append(.note(family, note))
  }

  package func setMailbox(_ row: MailboxRow) { writes.append(.mailbox(row)) }
}

// MARK: - Reading one row

extension RequestView {
  package func family(_ id: FamilyID) -> FamilyRow? {
    if case .family(let row) = writes[.family(id)] { return row }
    let row = stored.family(id)
    versions[id] = row?.version ?? 0
    return row
  }

  /// What its entries come to.
  package func roster(_ family: FamilyID) -> Roster {
    if case .roster(_, let roster) = writes[.roster(family)] { return roster }
    return below(family) { $0.roster(family) } ?? Roster()
  }

  package func stub(_ family: FamilyID, _ seq: Int64) -> RecordStub? {
    var found = below(family) { $0.stub(family, seq) }
    if case .record(_, _, let row) = writes[.record(family, seq)] { found = RecordStub(row) }
    if let stream = found?.stream,
      case .streamErasure(_, _, let last) = writes[.streamErasure(family, stream)], seq <= last
    {
      found?.isHeld = false
    }
    return found
  }

  /// Of a record whose bytes are there.
  package func bytes(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    if case .record(_, _, let row) = writes[.record(family, seq)] { return row.bytes }
    return below(family) { $0.bytes(family, seq) }
  }

  package func link(_ family: FamilyID, _ seq: Int64) -> Hash256? {
    if case .record(_, _, let row) = writes[.record(family, seq)] { return row.link }
    return below(family) { $0.link(family, seq) }
  }

  package func entry(_ family: FamilyID, _ hash: Hash256) -> Int64? {
    if case .entry(_, _, let seq) = writes[.entry(family, hash)] { return seq }
    return below(family) { $0.entry(family, hash) }
  }

  package func place(_ chain: Chain) -> ChainPlace? {
    if case .place(_, let place) = writes[.place(chain)] { return place }
    return below(chain.family) { $0.place(chain) }
  }

  package func member(_ family: FamilyID, _ device: DeviceID) -> MemberRow? {
    if case .member(_, let row) = writes[.member(family, device)] { return row }
    return below(family) { $0.member(family, device) }
  }

  package func signer(_ family: FamilyID, _ device: DeviceID) -> Signer? {
    if case .roster(_, let roster) = writes[.roster(family)] {
      return roster.members[device].map { Signer($0) }
    }
    return below(family) { $0.signer(family, device) }
  }

  package func revocation(_ family: FamilyID, _ device: DeviceID) -> [UInt8]? {
    if case .revocation(_, _, let record) = writes[.revocation(family, device)] { return record }
    return below(family) { $0.revocation(family, device) }
  }

  package func code(_ lookup: UInt128) -> CodeMark? {
    if case .code(let row) = writes[.code(lookup)] {
      return CodeMark(family: row.family, tokenHash: row.code.tokenHash)
    }
    if case .voidCode = writes[.code(lookup)] { return nil }
    return stored.code(lookup)
  }

  package func mailbox(_ id: MailboxID) -> MailboxRow? {
    if case .mailbox(let row) = writes[.mailbox(id)] { return row }
    return stored.mailbox(id)
  }

  /// None of what this request has erased.
  private func below<Found>(_ family: FamilyID, _ read: (SyncStore) -> Found?) -> Found? {
    writes.erases(family) ? nil : read(stored)
  }
}

// MARK: - Reading several

extension RequestView {
  /// Places of a stream's packs below a place of the log, the newest first.
  package func packs(
    _ family: FamilyID,
    _ stream: StreamID,
    _ before: Int64,
    _ limit: Int
  ) -> [Int64] {
    let found = below(family) { $0.packs(family, stream, before, limit) } ?? []
    let written = writes.all(of: family).compactMap { write -> Int64? in
      guard case .record(_, let seq, let row) = write, row.stream == stream, seq < before else {
        return nil
      }
      return seq
    }
    if written.isEmpty { return found }
    return Array(Set(found + written).sorted(by: >).prefix(limit))
  }

  /// In the order of their streams.
  package func places(_ family: FamilyID, _ device: DeviceID) -> [Cut] {
    let found = below(family) { $0.places(family, device) } ?? []
    let written = writes.all(of: family).compactMap { write -> Cut? in
      guard case .place(let chain, let place) = write, chain.device == device else { return nil }
      return Cut(chain.stream, place)
    }
    return found.replaced(by: written) { $0.stream }.sorted { $0.stream < $1.stream }
  }

  /// Whoever is in, and was.
  package func members(_ family: FamilyID) -> [MemberRow] {
    let found = below(family) { $0.members(family) } ?? []
    let written = writes.all(of: family).compactMap { write -> MemberRow? in
      if case .member(_, let row) = write { row } else { nil }
    }
    return found.replaced(by: written) { $0.device }
  }

  package func codes(_ family: FamilyID) -> [CodeRow] {
    let found = below(family) { $0.codes(family) } ?? []
    let written = writes.all(of: family).compactMap { write -> CodeRow? in
      if case .code(let row) = write { row } else { nil }
    }
    let gone = writes.all(of: family).compactMap { write -> UInt128? in
      if case .voidCode(_, let lookup) = write { lookup } else { nil }
    }
    return found.filter { !gone.contains($0.code.lookup) }
      .replaced(by: written) { $0.code.lookup }
  }

  /// In the order of their devices.
  package func notes(_ family: FamilyID) -> [SeenNote] {
    let found = below(family) { $0.notes(family) } ?? []
    let written = writes.all(of: family).compactMap { write -> SeenNote? in
      if case .note(_, let note) = write { note } else { nil }
    }
    return found.replaced(by: written) { $0.device }.sorted { $0.device < $1.device }
  }
}

extension Array {
  /// With the later states of some rows, and those that are new behind the others.
  fileprivate func replaced<Name: Hashable>(
    by later: [Element],
    _ name: (Element) -> Name
  ) -> [Element] {
    if later.isEmpty { return self }
    let names = Set(later.map(name))
    return filter { !names.contains(name($0)) } + later
  }
}
