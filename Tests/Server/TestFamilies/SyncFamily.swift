import Basics
import ServerCore
import SyncRoster
import SyncWire

/// A family on a server above some store: a parent's device, a player's, and what they may send.
package final class SyncFamily {
  package static let family = FamilyID(7)
  package static let player = StreamID(8)

  package let id: FamilyID
  package let store: SyncStore
  package let server: SyncServer
  package var now: Int64 = 1_800_000_000_000
  package private(set) var entries: [RosterEntry] = []

  package init(
    on store: SyncStore = MemoryStore().store,
    of id: FamilyID = SyncFamily.family,
    quotas: SyncQuotas = SyncQuotas(),
    invite: String? = nil,
    reminders: ReminderService? = nil
  ) {
    (self.store, self.id) = (store, id)
    server = SyncServer(
      store: store,
      isSigned: Self.isSigned,
      quotas: quotas,
      invite: invite.flatMap { InvitationCode($0) },
      reminders: reminders
    )
  }

  /// Founded by a parent's device, which has brought in a player's.
  package static func founded(
    on store: SyncStore = MemoryStore().store,
    quotas: SyncQuotas = SyncQuotas(),
    reminders: ReminderService? = nil
  ) throws -> SyncFamily {
    let family = SyncFamily(on: store, quotas: quotas, reminders: reminders)
    try expect(family.found(), 201)
    let joining = Joining(device: device(2), streams: [epoch(.plan)])
    try expect(family.write(.add(joining)), 200)
    let opening = Opening(epoch: epoch(player), code: code(.playerCode(of: player)))
    try expect(family.write(.open(opening), by: 2), 200)
    return family
  }

  private static func expect(_ reply: SyncReply, _ status: Int) throws {
    if reply.status != status { throw BrokenLaw("a family cannot be founded: \(reply)") }
  }

  // MARK: - Who

  package static func token(_ device: UInt128) -> [UInt8] {
    [UInt8](repeating: UInt8(device), count: 32)
  }

  package static func tokenHash(_ device: UInt128) -> Hash256 {
    Hash256(SHA256.digest(token(device))) ?? .zero
  }

  package static func key(_ device: UInt128) -> PublicKey {
    PublicKey([4] + [UInt8](repeating: UInt8(device), count: 64)) ?? .blank
  }

  package static let isSigned: @Sendable (PublicKey, [UInt8], Signature) -> Bool = {
    signature($1, by: $0) == $2
  }

  /// No signature, and as good for whoever has one key a device.
  package static func signature(_ message: [UInt8], by key: PublicKey) -> Signature {
    Signature(SHA256.digest(key.bytes + message) + SHA256.digest(message)) ?? .blank
  }

  package static func device(_ id: UInt128, isParents: Bool = false) -> RosterDevice {
    RosterDevice(
      id: DeviceID(id),
      sign: key(id),
      wrap: .blank,
      tokenHash: tokenHash(id),
      isParents: isParents
    )
  }

  package static func epoch(_ stream: StreamID, _ number: Int64 = 1) -> Epoch {
    Epoch(stream: stream, number: number, keyID: KeyID(UInt128(number)), wraps: [])
  }

  package static func code(_ name: RosterMember) -> RosterCode {
    RosterCode(
      name: name,
      lookup: name == .familyCode ? 70 : 80,
      tokenHash: tokenHash(name == .familyCode ? 70 : 80),
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 100)
    )
  }

  /// Another code in the place of the first, with the next secret of what it opens.
  package static func renewal(of name: RosterMember) -> Renewal {
    var (code, epoch) = (code(name), epoch(name.stream ?? .plan, 2))
    let first = code.lookup
    (code.lookup, code.tokenHash) = (first + 1, tokenHash(first + 1))
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    epoch.wraps = [Wrap(for: name, ephemeral: .blank, sealed: sealed)]
    return Renewal(code: code, replaces: first, epochs: [epoch])
  }

  // MARK: - What they send

  package func ask(
    _ call: SyncCall,
    _ body: [UInt8] = [],
    by device: UInt128? = 1,
    from address: String = "10.0.0.1"
  ) -> SyncReply {
    let token = device.map { Self.token($0) }
    return server.answer(
      SyncRequest(call, token: token, body: body, address: address, now: now)
    )
  }

  package static var founding: Founding {
    Founding(
      device: device(1, isParents: true),
      epochs: [epoch(.plan)],
      codes: [code(.familyCode)]
    )
  }

  package func found(
    _ founding: Founding = SyncFamily.founding,
    invite: String = "",
    by device: UInt128 = 1
  ) throws -> SyncReply {
    let first = try entry(.found(founding), by: 1)
    let request = FoundRequest(family: id, entries: [first.record], invite: invite)
    let reply = ask(.found, request.json.bytes, by: device)
    if reply.status == 201 { entries = [first] }
    return reply
  }

  package func write(
    _ body: EntryBody,
    by author: UInt128 = 1,
    isAgain: Bool = false
  ) throws -> SyncReply {
    let entry = try entry(body, by: author)
    let reply = store(entry, by: author, isAgain: isAgain)
    if reply.status == 200 { entries.append(entry) }
    return reply
  }

  package func store(
    _ entry: RosterEntry,
    by author: UInt128 = 1,
    isAgain: Bool = false
  ) -> SyncReply {
    ask(.storeEntry(id, isAgain: isAgain), entry.record, by: author)
  }

  /// The next entry.
  ///
  /// - Parameter key: whose it is signed with; the author's unless told.
  package func entry(
    _ body: EntryBody,
    by author: UInt128,
    key: UInt128? = nil,
    of family: FamilyID? = nil,
    kind: String = ""
  ) throws -> RosterEntry {
    let head = EntryHead(
      index: Int64(entries.count),
      previous: rosterHead,
      author: .device(DeviceID(author)),
      kind: kind,
      at: top
    )
    let text = try RosterEntry.text(head, body)
    let message = RosterEntry.signedBytes(family ?? id, text: text)
    let signature = Self.signature(message, by: Self.key(key ?? author))
    return try RosterEntry(SignedText(text: text, signature: signature))
  }

  package var rosterHead: Hash256 { entries.last.map { server.hash($0.signed.text) } ?? .zero }

  package var top: Citation {
    store.family(id)?.top
      ?? Citation(0, server.hash(LogLink.beginning(of: id)))
  }

  /// The next places of a chain, sealed with nothing.
  package func pack(
    _ id: UInt128,
    of device: UInt128 = 1,
    _ stream: StreamID = .plan,
    after before: ChainPlace = .zero,
    change: (inout PackHeader) -> Void = { _ in }
  ) throws -> Pack {
    let names = PackNames(
      family: self.id,
      id: PackID(id),
      stream: stream,
      keyID: KeyID(1),
      devices: (DeviceID(device), DeviceID(device))
    )
    let span = ChainSpan(
      first: before.number + 1,
      last: before.number + 2,
      previousHead: before.hash,
      head: server.hash([UInt8(truncatingIfNeeded: id)])
    )
    var header = PackHeader(names, span, at: top, roster: rosterHead)
    change(&header)
    let made = Pack(
      header,
      nonce: [UInt8](repeating: 0, count: 12),
      sealed: [UInt8](repeating: UInt8(truncatingIfNeeded: id), count: 256 + 16),
      signature: .blank
    )
    guard var pack = made else { throw BrokenLaw("no pack can be made") }
    pack.signature = signature(of: pack)
    return pack
  }

  /// Its uploader's.
  package func signature(of pack: Pack) -> Signature {
    let key = Self.key(pack.header.names.uploader.raw & 0xFF)
    return Self.signature(pack.signedBytes(hash: server.hash(pack.sealed)), by: key)
  }

  /// What another device gives back of a chain says whose it is.
  package func mark(_ header: PackHeader, by device: UInt128) -> Signature {
    Self.signature(header.names.chain.markedBytes(header.span.end), by: Self.key(device))
  }

  package func store(_ pack: Pack, by device: UInt128 = 1) -> SyncReply {
    ask(.storePack(id), pack.record, by: device)
  }

  package func page(after cursor: Citation? = nil, by device: UInt128 = 1) throws -> LogPage {
    let from = cursor ?? Citation(0, server.hash(LogLink.beginning(of: id)))
    let reply = ask(.readLog(id, .after(from, limit: 1000)), by: device)
    return try LogPage(reply.body[...])
  }
}

extension SyncReply {
  /// What it says instead, where it does.
  package var refusal: SyncRefusal? { SyncRefusal.read(status: status, body) }
}
