import SyncRoster
import SyncWire

/// What the server keeps of families: rows of tables, behind closures.
///
/// Every request runs inside one ``transact``: what it changes is on disk together or not at all, before
/// anybody is answered. No question grows with the length of a log; a roster may be kept as what it comes to, or be
/// made anew of its entries.
package struct SyncStore: Sendable {
  package var transact: @Sendable (_ work: () -> SyncReply) -> SyncReply

  package var family: @Sendable (FamilyID) -> FamilyRow?
  package var setFamily: @Sendable (FamilyRow) -> Void
  /// All that belongs to a family goes, and its mark stays for ever.
  package var eraseFamily: @Sendable (FamilyID) -> Void

  /// What its entries come to.
  package var roster: @Sendable (FamilyID) -> Roster
  package var setRoster: @Sendable (FamilyID, Roster) -> Void

  /// - seq: from 1.
  package var record: @Sendable (FamilyID, _ seq: Int64) -> RecordRow?
  package var setRecord: @Sendable (FamilyID, _ seq: Int64, RecordRow) -> Void
  /// Places of a stream's packs below a place of the log, the newest first.
  package var packs: @Sendable (FamilyID, StreamID, _ before: Int64, _ limit: Int) -> [Int64]

  package var pack: @Sendable (FamilyID, PackID) -> Int64?
  package var setPack: @Sendable (FamilyID, PackID, _ seq: Int64) -> Void
  /// Where an entry lies, by its hash; those in a repetition lie where it does.
  package var entry: @Sendable (FamilyID, Hash256) -> Int64?
  package var setEntry: @Sendable (FamilyID, Hash256, _ seq: Int64) -> Void

  package var place: @Sendable (Chain) -> ChainPlace?
  package var setPlace: @Sendable (Chain, ChainPlace) -> Void
  package var places: @Sendable (FamilyID, DeviceID) -> [Cut]

  package var member: @Sendable (FamilyID, DeviceID) -> MemberRow?
  /// Whoever is in, and was.
  package var members: @Sendable (FamilyID) -> [MemberRow]
  package var setMember: @Sendable (FamilyID, MemberRow) -> Void

  package var code: @Sendable (_ lookup: UInt128) -> CodeRow?
  package var codes: @Sendable (FamilyID) -> [CodeRow]
  package var setCode: @Sendable (CodeRow) -> Void

  package var notes: @Sendable (FamilyID) -> [SeenNote]
  package var setNote: @Sendable (FamilyID, SeenNote) -> Void

  package var mailbox: @Sendable (MailboxID) -> MailboxRow?
  package var setMailbox: @Sendable (MailboxRow) -> Void

  /// Requests of somebody in the hour that began then; counts this one.
  package var count: @Sendable (Asker, _ hour: Int64) -> Int
}

package struct FamilyRow: Sendable {
  package let id: FamilyID
  package var isErased = false
  package var top: Citation
  /// Hash of the last entry.
  package var roster = Hash256.zero
  package var bytes: Int64 = 0

  package init(_ id: FamilyID, beginning: Hash256) {
    self.id = id
    top = Citation(0, beginning)
  }
}

package struct RecordRow: Sendable {
  package let kind: LogFrame.Kind
  /// None of an entry.
  package let stream: StreamID?
  /// None once its stream is erased.
  package var bytes: [UInt8]?
  package let length: Int
  package let hash: Hash256
  /// Up to here.
  package let link: Hash256
}

package struct MemberRow: Sendable {
  package let device: DeviceID
  package let tokenHash: Hash256
  package let isParents: Bool
  package var streams: [StreamID] = []
  /// The record of the entry that took it out.
  package var revokedBy: [UInt8]?
}

package struct CodeRow: Sendable {
  package let family: FamilyID
  package let code: RosterCode
}

package struct MailboxRow: Sendable {
  package let id: MailboxID
  /// Milliseconds since 1970.
  package let end: Int64
  package var messages: [Int: [UInt8]] = [:]
}
