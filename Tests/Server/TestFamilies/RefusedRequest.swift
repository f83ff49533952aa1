import Basics
import ServerCore
import SyncRoster
import SyncWire

/// A request that a family's server refuses, for each reason that it has.
package struct RefusedRequest: Sendable, CustomStringConvertible {
  package struct Wish {
    let call: SyncCall
    var body: [UInt8] = []
    var token: UInt128? = 1
  }

  /// Who is refused.
  package let description: String
  /// As the error's code.
  package let code: String
  /// May do first what is not refused.
  private let make: @Sendable (SyncFamily) throws -> Wish

  init(
    _ code: String,
    _ description: String,
    make: @escaping @Sendable (SyncFamily) throws -> Wish
  ) {
    (self.code, self.description, self.make) = (code, description, make)
  }

  /// So little that a family comes to each of its ends.
  package static var quotas: SyncQuotas {
    var quotas = SyncQuotas()
    (quotas.bytes, quotas.entryBytes) = (6000, 0)
    (quotas.entries, quotas.members, quotas.players) = (5, 3, 1)
    (quotas.mailboxes, quotas.lookUps, quotas.requests) = (3, 5, 40)
    return quotas
  }

  /// What has to be done first is done.
  package func prepared(for family: SyncFamily) throws -> () -> SyncReply {
    let wish = try make(family)
    return { family.ask(wish.call, wish.body, by: wish.token) }
  }

  package static let all = foundings + mailboxes + callers + packs + entries + others
}

private typealias Wish = RefusedRequest.Wish

extension RefusedRequest {
  private static let id = SyncFamily.family

  private static let foundings: [RefusedRequest] = [
    RefusedRequest("form", "a founding of nothing") { _ in Wish(call: .found, body: [1]) },
    RefusedRequest("form", "a founding by somebody whom it does not bring in") { _ in
      try founding(of: FamilyID(99), token: 5)
    },
    RefusedRequest("form", "a founding whose second entry is not signed") { _ in
      let other = SyncFamily(of: FamilyID(99))
      guard try other.found().status == 201 else { throw BrokenLaw("no other family") }
      let forged = try other.entry(adding(3), by: 1, key: 2).record
      let entries = other.entries.map { $0.record } + [forged]
      return wish(FoundRequest(family: FamilyID(99), entries: entries, invite: ""))
    },
    RefusedRequest("exists", "a family that is there, founded by others") { _ in
      try founding(of: id, token: 1, device: 5)
    },
    RefusedRequest("over", "a family that was erased") { family in
      try expect(family.ask(.eraseFamily(id)).status == 204, "not erased")
      return try founding(of: id)
    },
    RefusedRequest("quota", "a founding that is too long") { _ in
      var founding = SyncFamily.founding
      founding.epochs[0].previous = manySecrets
      return try RefusedRequest.founding(of: FamilyID(99), founding)
    },
    RefusedRequest("often", "many foundings") { family in
      for _ in 0..<9 { _ = family.ask(.found, [1]) }
      return try founding(of: FamilyID(99))
    },
  ]

  private static let mailboxes: [RefusedRequest] = [
    RefusedRequest("form", "a mailbox without a name") { _ in Wish(call: .makeMailbox) },
    RefusedRequest("exists", "a mailbox in which something lies") { family in
      try makeMailbox(family)
      return Wish(call: .makeMailbox, body: mailbox)
    },
    RefusedRequest("often", "many mailboxes") { family in
      for _ in 0..<9 { _ = family.ask(.makeMailbox, [1]) }
      return Wish(call: .makeMailbox, body: mailbox)
    },
    RefusedRequest("written", "another message where one lies") { family in
      try makeMailbox(family)
      return Wish(call: .writeMessage(MailboxID(5), 0), body: [2])
    },
    RefusedRequest("form", "an empty message") { family in
      try makeMailbox(family)
      return Wish(call: .writeMessage(MailboxID(5), 1))
    },
    RefusedRequest("over", "a message that comes too late") { family in
      try makeMailbox(family)
      family.now += 10 * 60 * 1000
      return Wish(call: .writeMessage(MailboxID(5), 1), body: [1])
    },
    RefusedRequest("missing", "a message into no mailbox") { _ in
      Wish(call: .writeMessage(MailboxID(6), 1), body: [1])
    },
  ]

  private static let callers: [RefusedRequest] = [
    RefusedRequest("missing", "a pack for no family") { family in
      Wish(call: .storePack(FamilyID(99)), body: try family.pack(1).record)
    },
    RefusedRequest("unknown", "a pack of nobody") { family in
      Wish(call: .storePack(id), body: try family.pack(1).record, token: 9)
    },
    RefusedRequest("over", "a pack for a family that was erased") { family in
      let pack = try family.pack(1).record
      try expect(family.ask(.eraseFamily(id)).status == 204, "not erased")
      return Wish(call: .storePack(id), body: pack)
    },
    RefusedRequest("revoked", "a pack of who is out") { family in
      let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
      try expect(family.write(.revoke(gone)).status == 200, "no revocation")
      return Wish(call: .storePack(id), body: try family.pack(1, of: 2).record, token: 2)
    },
    RefusedRequest("often", "a pack of who asks too often") { family in
      for _ in 0..<50 { _ = family.ask(.hints(id)) }
      return Wish(call: .storePack(id), body: try family.pack(1).record)
    },
    RefusedRequest("size", "what is too long") { _ in
      let longest = SyncCall.storePack(id).route.longestBody
      return Wish(call: .storePack(id), body: [UInt8](repeating: 1, count: longest + 1))
    },
  ]

  private static let packs: [RefusedRequest] = [
    RefusedRequest("form", "a pack of another device") { family in
      Wish(call: .storePack(id), body: try family.pack(1, of: 2).record)
    },
    RefusedRequest("role", "a pack of a stream that its device does not hold") { family in
      Wish(call: .storePack(id), body: try family.pack(1, SyncFamily.player).record)
    },
    RefusedRequest("branch", "a pack that cites another log") { family in
      Wish(call: .storePack(id), body: try family.pack(1) { $0.at.hash = .zero }.record)
    },
    RefusedRequest("roster", "a pack under another roster") { family in
      Wish(call: .storePack(id), body: try family.pack(1) { $0.roster = .zero }.record)
    },
    RefusedRequest("taken", "a pack where another one lies") { family in
      try expect(family.store(family.pack(1)).status == 200, "no pack")
      return Wish(call: .storePack(id), body: try family.pack(2).record)
    },
    RefusedRequest("quota", "a pack for which there is no room") { family in
      var pack = try family.pack(1)
      pack.sealed = [UInt8](repeating: 1, count: 256 * 30 + 16)
      pack.signature = family.signature(of: pack)
      return Wish(call: .storePack(id), body: pack.record)
    },
  ]

  private static let entries: [RefusedRequest] = [
    RefusedRequest("form", "an entry that somebody else has signed") { family in
      wish(try family.entry(adding(3), by: 1, key: 2))
    },
    RefusedRequest("role", "an entry that its author may not write") { family in
      wish(try family.entry(adding(2), by: 1))
    },
    RefusedRequest("roster", "the second of two entries after one") { family in
      let second = try family.entry(adding(4), by: 1)
      try expect(family.write(adding(3)).status == 200, "no entry")
      return wish(second)
    },
    RefusedRequest("cut", "a revocation that takes away what is stored") { family in
      try expect(family.store(family.pack(1, of: 2), by: 2).status == 200, "no pack")
      let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
      return wish(try family.entry(.revoke(gone), by: 1))
    },
    RefusedRequest("quota", "one device too many") { family in
      try expect(family.write(adding(3)).status == 200, "no entry")
      return wish(try family.entry(adding(4), by: 1))
    },
    RefusedRequest("quota", "one entry too many") { family in
      for number in Int64(2)...3 {
        let epoch = NewEpoch(epoch: SyncFamily.epoch(.plan, number))
        try expect(family.write(.epoch(epoch)).status == 200, "no epoch")
      }
      return wish(try family.entry(adding(3), by: 1))
    },
    RefusedRequest("quota", "an entry for which there is no room") { family in
      var epoch = SyncFamily.epoch(.plan, 2)
      epoch.previous = manySecrets
      return wish(try family.entry(.epoch(NewEpoch(epoch: epoch)), by: 1))
    },
  ]

  private static let others: [RefusedRequest] = [
    RefusedRequest("form", "a note of another device") { family in
      Wish(call: .noteSeen(id), body: note(family.top, family).bytes, token: 2)
    },
    RefusedRequest("branch", "a note of another log") { family in
      Wish(call: .noteSeen(id), body: note(Citation(2, .zero), family).bytes)
    },
    RefusedRequest("role", "a stream that is erased by who does not hold it") { _ in
      Wish(call: .eraseStream(id, SyncFamily.player))
    },
    RefusedRequest("role", "a family that a player's device erases") { _ in
      Wish(call: .eraseFamily(id), token: 2)
    },
    RefusedRequest("missing", "reminders of a server that has none") { _ in
      Wish(call: .dropReminders(id))
    },
  ]
}

extension RefusedRequest {
  private static let manySecrets = (1...60).map {
    SealedSecret(keyID: KeyID($0), sealed: [UInt8](repeating: 1, count: SealedSecret.length))
  }

  private static let mailbox = MailboxRequest(mailbox: MailboxID(5)).json.bytes

  private static func makeMailbox(_ family: SyncFamily) throws {
    try expect(family.ask(.makeMailbox, mailbox).status == 201, "no mailbox")
    let reply = family.ask(.writeMessage(MailboxID(5), 0), [1], by: nil)
    try expect(reply.status == 204, "no message")
  }

  private static func founding(
    of id: FamilyID,
    _ founding: Founding = SyncFamily.founding,
    token: UInt128 = 1,
    device: UInt128 = 1
  ) throws -> Wish {
    var founding = founding
    if device != 1 { founding.device = SyncFamily.device(device, isParents: true) }
    let entry = try SyncFamily(of: id).entry(.found(founding), by: device)
    let request = FoundRequest(family: id, entries: [entry.record], invite: "")
    return Wish(call: .found, body: request.json.bytes, token: token)
  }

  private static func wish(_ request: FoundRequest) -> Wish {
    Wish(call: .found, body: request.json.bytes)
  }

  private static func wish(_ entry: RosterEntry) -> Wish {
    Wish(call: .storeEntry(id, isAgain: false), body: entry.record)
  }

  private static func adding(_ device: UInt128) -> EntryBody {
    .add(Joining(device: SyncFamily.device(device), streams: []))
  }

  private static func note(_ at: Citation, _ family: SyncFamily) -> SeenNote {
    SeenNote(device: DeviceID(1), at: at, roster: family.rosterHead, signature: .blank)
  }
}
