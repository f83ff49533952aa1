import SyncRoster
import SyncWire

/// What the server keeps of families: rows of tables, behind closures.
///
/// Every request runs inside one ``transact``: it reads there, and says at its end what is to be written. All of
/// that is on disk before anybody is answered, or nothing. What was read may be known from before: where a family's
/// ``FamilyRow/version`` has gone on meanwhile, nothing is written, and the work is done once more. Where it cannot be the reply is a ``StoreFailure``'s,
/// whatever the work has said. No question grows with the length of a log; a roster may be kept as what it comes to,
/// or be made anew of its entries.
package struct SyncStore: Sendable {
  package var transact: @Sendable (_ work: () -> Outcome) -> SyncReply = { _ in
    unset("transact")
  }

  package var family: @Sendable (FamilyID) -> FamilyRow? = { _ in unset("family") }

  /// What its entries come to.
  package var roster: @Sendable (FamilyID) -> Roster = { _ in unset("roster") }

  /// What is known of a record without its bytes, however many these are.
  ///
  /// - seq: from 1.
  package var stub: @Sendable (FamilyID, _ seq: Int64) -> RecordStub? = { _, _ in unset("stub") }
  /// None where they are erased.
  package var bytes: @Sendable (FamilyID, _ seq: Int64) -> [UInt8]? = { _, _ in unset("bytes") }
  package var link: @Sendable (FamilyID, _ seq: Int64) -> Hash256? = { _, _ in unset("link") }
  /// Places of a stream's packs below a place of the log, the newest first.
  package var packs: @Sendable (FamilyID, StreamID, _ before: Int64, _ limit: Int) -> [Int64] = {
    _,
    _,
    _,
    _ in
    unset("packs")
  }

  /// Where an entry lies, by its hash; those in a repetition lie where it does.
  package var entry: @Sendable (FamilyID, Hash256) -> Int64? = { _, _ in unset("entry") }

  package var place: @Sendable (Chain) -> ChainPlace? = { _ in unset("place") }
  /// In the order of their streams.
  package var places: @Sendable (FamilyID, DeviceID) -> [Cut] = { _, _ in unset("places") }

  /// What tells a device of a family, whether it is still in or not.
  package var signer: @Sendable (FamilyID, DeviceID) -> Signer? = { _, _ in unset("signer") }

  package var member: @Sendable (FamilyID, DeviceID) -> MemberRow? = { _, _ in unset("member") }
  /// Whoever is in, and was.
  package var members: @Sendable (FamilyID) -> [MemberRow] = { _ in unset("members") }
  /// The record of the entry that took a device out.
  package var revocation: @Sendable (FamilyID, DeviceID) -> [UInt8]? = { _, _ in
    unset("revocation")
  }

  /// Also of a family that was erased: whoever has its code is told so.
  package var code: @Sendable (_ lookup: UInt128) -> CodeMark? = { _ in unset("code") }
  package var codes: @Sendable (FamilyID) -> [CodeRow] = { _ in unset("codes") }

  /// In the order of their devices.
  package var notes: @Sendable (FamilyID) -> [SeenNote] = { _ in unset("notes") }

  /// Whether a token of this hash is one of somebody who is in, whichever family that is.
  package var isMembers: @Sendable (_ tokenHash: Hash256) -> Bool = { _ in unset("isMembers") }

  package var mailbox: @Sendable (MailboxID) -> MailboxRow? = { _ in unset("mailbox") }
  /// Those whose end is later than a time.
  package var openMailboxes: @Sendable (_ now: Int64) -> Int = { _ in unset("openMailboxes") }

  /// Requests of somebody in the hour that began then; counts this one, also where it is refused.
  package var count: @Sendable (Asker, _ hour: Int64) -> Int = { _, _ in unset("count") }

  /// Whatever is not set ends the process, and says its name.
  package init() {}
}

extension SyncStore {
  /// How often a request is done, where what it has read goes on meanwhile.
  package static let mostDecisions = 20

  /// Whether a device is still one of the family's, in a transaction of its own; true where that cannot be seen now.
  package func isMember(_ family: FamilyID, _ device: DeviceID) -> Bool {
    let reply = transact {
      let isThere = self.family(family).map { !$0.isErased } ?? false
      let isIn = isThere && member(family, device).map { !$0.isRevoked } ?? false
      return Outcome(SyncReply(status: isIn ? 200 : 404))
    }
    return reply.status != 404
  }

  /// Whether a token of this hash is one of somebody who is in, in a transaction of its own; nil where that cannot be
  /// seen now.
  package func knows(_ tokenHash: Hash256) -> Bool? {
    switch transact({ Outcome(SyncReply(status: isMembers(tokenHash) ? 200 : 404)) }).status {
    case 200: true
    case 404: false
    default: nil
    }
  }
}

private func unset(_ name: StaticString) -> Never { fatalError("This store has no \(name).") }

package struct FamilyRow: Sendable {
  package let id: FamilyID
  package var isErased = false
  package var top: Citation
  /// Hash of the last entry.
  package var roster = Hash256.zero
  package var bytes: Int64 = 0
  /// How often it has been written; 0 of one that is not stored.
  ///
  /// All of a family's rows that are read are of the version that is written back. Where another one is stored by then,
  /// the request has decided on what is no longer so, and decides anew.
  package var version: Int64 = 0

  package init(_ id: FamilyID, beginning: Hash256) {
    self.id = id
    top = Citation(0, beginning)
  }
}

extension FamilyRow {
  /// What is left of it for ever.
  package var erased: FamilyRow {
    var row = FamilyRow(id, beginning: .zero)
    (row.isErased, row.version) = (true, version)
    return row
  }
}

package struct RecordRow: Sendable {
  package let kind: LogFrame.Kind
  /// None of an entry.
  package let stream: StreamID?
  /// None once its stream is erased, or the view closed.
  package var bytes: [UInt8]?
  package let length: Int
  package let hash: Hash256
  /// Up to here.
  package let link: Hash256

  package init(
    _ kind: LogFrame.Kind,
    of stream: StreamID?,
    bytes: [UInt8]?,
    length: Int,
    hash: Hash256,
    link: Hash256
  ) {
    (self.kind, self.stream, self.bytes, self.length) = (kind, stream, bytes, length)
    (self.hash, self.link) = (hash, link)
  }
}

/// A record without its bytes.
package struct RecordStub: Sendable {
  package let kind: LogFrame.Kind
  /// None of an entry.
  package let stream: StreamID?
  package let length: Int
  package let hash: Hash256
  /// Up to here.
  package let link: Hash256
  /// Whether its bytes are there: not once its stream is erased, or the view closed.
  package var isHeld: Bool

  package init(
    _ kind: LogFrame.Kind,
    of stream: StreamID?,
    length: Int,
    hash: Hash256,
    link: Hash256,
    isHeld: Bool
  ) {
    (self.kind, self.stream, self.length) = (kind, stream, length)
    (self.hash, self.link, self.isHeld) = (hash, link, isHeld)
  }

  init(_ row: RecordRow) {
    self.init(
      row.kind,
      of: row.stream,
      length: row.length,
      hash: row.hash,
      link: row.link,
      isHeld: row.bytes != nil
    )
  }
}

package struct MemberRow: Sendable {
  package let device: DeviceID
  package let tokenHash: Hash256
  package let isParents: Bool
  package var streams: [StreamID]
  /// Those that it reads and that are not closed.
  package var views: [StreamID]
  package var isRevoked: Bool

  package init(
    _ device: DeviceID,
    tokenHash: Hash256,
    isParents: Bool,
    streams: [StreamID],
    views: [StreamID] = [],
    isRevoked: Bool
  ) {
    (self.device, self.tokenHash, self.isParents) = (device, tokenHash, isParents)
    (self.streams, self.views, self.isRevoked) = (streams, views, isRevoked)
  }
}

package struct CodeRow: Sendable {
  package let family: FamilyID
  package let code: RosterCode

  package init(family: FamilyID, code: RosterCode) {
    (self.family, self.code) = (family, code)
  }
}

/// What a device is known by: it never changes.
package struct Signer: Equatable, Sendable {
  package let key: PublicKey
  package let tokenHash: Hash256

  package init(_ device: RosterDevice) { (key, tokenHash) = (device.sign, device.tokenHash) }
}

/// What is left of a code for ever.
package struct CodeMark: Equatable, Sendable {
  package let family: FamilyID
  package let tokenHash: Hash256

  package init(family: FamilyID, tokenHash: Hash256) {
    (self.family, self.tokenHash) = (family, tokenHash)
  }
}

package struct MailboxRow: Sendable {
  package let id: MailboxID
  /// Milliseconds since 1970.
  package let end: Int64
  package var messages: [Int: [UInt8]] = [:]

  package init(id: MailboxID, end: Int64) {
    (self.id, self.end) = (id, end)
  }
}
