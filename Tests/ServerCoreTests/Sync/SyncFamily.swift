import Basics
import SyncRoster
import SyncWire
import Testing

@testable import ServerCore

/// A family on a server in memory: a parent's device, a player's, and what they may send.
final class SyncFamily {
  static let family = FamilyID(7)
  static let player = StreamID(8)

  let memory = MemoryStore()
  let server: SyncServer
  var now: Int64 = 1_800_000_000_000
  private(set) var entries: [RosterEntry] = []

  init(
    quotas: SyncQuotas = SyncQuotas(),
    invite: String? = nil,
    reminders: ReminderService? = nil
  ) {
    server = SyncServer(
      store: memory.store,
      isSigned: { Self.signature($1, by: $0) == $2 },
      quotas: quotas,
      invite: invite,
      reminders: reminders
    )
  }

  /// Founded by a parent's device, which has brought in a player's.
  static func founded(
    quotas: SyncQuotas = SyncQuotas(),
    reminders: ReminderService? = nil
  ) throws -> SyncFamily {
    let family = SyncFamily(quotas: quotas, reminders: reminders)
    #expect(try family.found().status == 201)
    let joining = Joining(device: device(2), streams: [epoch(.plan)])
    #expect(try family.write(.add(joining)).status == 200)
    let opening = Opening(epoch: epoch(player), code: code(.playerCode(of: player)))
    #expect(try family.write(.open(opening), by: 2).status == 200)
    return family
  }

  // MARK: - Who

  static func token(_ device: UInt128) -> [UInt8] { [UInt8](repeating: UInt8(device), count: 32) }

  static func tokenHash(_ device: UInt128) -> Hash256 {
    Hash256(SHA256.digest(token(device))) ?? .zero
  }

  static func key(_ device: UInt128) -> PublicKey {
    PublicKey([4] + [UInt8](repeating: UInt8(device), count: 64)) ?? .blank
  }

  /// No signature, and as good for whoever has one key a device.
  static func signature(_ message: [UInt8], by key: PublicKey) -> Signature {
    Signature(SHA256.digest(key.bytes + message) + SHA256.digest(message)) ?? .blank
  }

  static func device(_ id: UInt128, isParents: Bool = false) -> RosterDevice {
    RosterDevice(
      id: DeviceID(id),
      sign: key(id),
      wrap: .blank,
      tokenHash: tokenHash(id),
      isParents: isParents
    )
  }

  static func epoch(_ stream: StreamID, _ number: Int64 = 1) -> Epoch {
    Epoch(stream: stream, number: number, keyID: KeyID(UInt128(number)), wraps: [])
  }

  static func code(_ name: RosterMember) -> RosterCode {
    RosterCode(
      name: name,
      lookup: name == .familyCode ? 70 : 80,
      tokenHash: tokenHash(name == .familyCode ? 70 : 80),
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 100)
    )
  }

  // MARK: - What they send

  func ask(
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

  static var founding: Founding {
    Founding(
      device: device(1, isParents: true),
      epochs: [epoch(.plan)],
      codes: [code(.familyCode)]
    )
  }

  func found(
    _ founding: Founding = SyncFamily.founding,
    invite: String = "",
    by device: UInt128 = 1
  ) throws -> SyncReply {
    let first = try entry(.found(founding), by: 1)
    let request = FoundRequest(family: Self.family, entries: [first.record], invite: invite)
    let reply = ask(.found, request.json.bytes, by: device)
    if reply.status == 201 { entries = [first] }
    return reply
  }

  func write(
    _ body: EntryBody,
    by author: UInt128 = 1,
    isAgain: Bool = false
  ) throws -> SyncReply {
    let entry = try entry(body, by: author)
    let reply = store(entry, by: author, isAgain: isAgain)
    if reply.status == 200 { entries.append(entry) }
    return reply
  }

  func store(_ entry: RosterEntry, by author: UInt128 = 1, isAgain: Bool = false) -> SyncReply {
    ask(.storeEntry(Self.family, isAgain: isAgain), entry.record, by: author)
  }

  /// The next entry.
  ///
  /// - Parameter key: whose it is signed with; the author's unless told.
  func entry(
    _ body: EntryBody,
    by author: UInt128,
    key: UInt128? = nil,
    of family: FamilyID = SyncFamily.family,
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
    let message = RosterEntry.signedBytes(family, text: text)
    let signature = Self.signature(message, by: Self.key(key ?? author))
    return try RosterEntry(SignedText(text: text, signature: signature))
  }

  var rosterHead: Hash256 { entries.last.map { server.hash($0.signed.text) } ?? .zero }

  var top: Citation {
    memory.tables.families[Self.family]?.row.top
      ?? Citation(0, server.hash(LogLink.beginning(of: Self.family)))
  }

  /// The next places of a chain, sealed with nothing.
  func pack(
    _ id: UInt128,
    of device: UInt128 = 1,
    _ stream: StreamID = .plan,
    after before: ChainPlace = .zero,
    change: (inout PackHeader) -> Void = { _ in }
  ) throws -> Pack {
    let names = PackNames(
      family: Self.family,
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
    return try #require(
      Pack(
        header,
        nonce: [UInt8](repeating: 0, count: 12),
        sealed: [UInt8](repeating: UInt8(truncatingIfNeeded: id), count: 256 + 16),
        signature: .blank
      )
    )
  }

  func store(_ pack: Pack, by device: UInt128 = 1) -> SyncReply {
    ask(.storePack(Self.family), pack.record, by: device)
  }

  func page(after cursor: Citation? = nil, by device: UInt128 = 1) throws -> LogPage {
    let from = cursor ?? Citation(0, server.hash(LogLink.beginning(of: Self.family)))
    let reply = ask(.readLog(Self.family, .after(from, limit: 1000)), by: device)
    #expect(reply.status == 200)
    return try LogPage(reply.body[...])
  }
}

extension SyncReply {
  /// What it says instead, where it does.
  var refusal: SyncRefusal? { SyncRefusal.read(status: status, body) }
}
