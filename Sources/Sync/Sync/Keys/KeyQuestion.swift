import Basics
import SyncWire

/// What is not known here: keys, hashes and what lies in storage are somebody else's, who answers later.
///
/// Keys never come into this memory; they go by the ids of what they open.
package enum KeyQuestion: Equatable, Sendable {
  /// SHA-256.
  case hash([UInt8])
  /// The links of neighbouring records of a log.
  case links(after: Hash256, [LinkedRecord])
  case isSigned([UInt8], Signature, by: PublicKey)
  /// Whether a segment is what its head says, and its device stands for it.
  case isMarked(Segment, Chain, by: PublicKey)
  /// Content of a pack, unpacked.
  case open(Pack)

  /// Made once: whoever asks again while the same event is handled is given the same answer.
  case sign([UInt8], by: DeviceID)
  case mark([[UInt8]], Chain, after: ChainPlace)
  case seal(PackHeader, content: [UInt8])
  case makeEpoch(EpochName, for: [Recipient], carrying: [KeyID])
  /// A secret that is held here, for one more.
  case give(KeyID, to: Recipient)
  case makeDevice(DeviceID)
  /// - replacing: the look-up of the newest of this name; 0 where there is none.
  case makeCode(RosterMember, FamilyID, replacing: UInt128)
  /// - number: which of an event's, so that each is another.
  case random(number: Int)

  /// Whether the secret is held now.
  case take(Wrap, EpochName, KeyID, by: DeviceID)
  case takeCarried(SealedSecret, EpochName, by: KeyID)

  /// So many bytes of HKDF-SHA-256, without a salt.
  case derive([UInt8], info: [UInt8], count: Int)
  /// Under the key of a pairing's code.
  case sealMessage([UInt8], code: [UInt8], number: Int)
  case openMessage([UInt8], code: [UInt8], number: Int)

  /// Whether the code is the one of the roster; it is kept here then, as where it was made.
  case keepCode(TypedCode)
  /// By the code's own keys.
  case signByCode([UInt8], TypedCode)
  /// What was wrapped for the code, for one more.
  case giveByCode(Wrap, EpochName, KeyID, by: TypedCode, to: Recipient)

  // What was stored here before.
  case segment(head: Hash256)
  case pack(seq: Int64)
  case operations([UInt128])
  /// What a server's owner has handed out to this family, as text; none where nobody has.
  case invitation
}

/// A record as its link sees it.
package struct LinkedRecord: Equatable, Sendable {
  package let seq: Int64
  package let kind: LogFrame.Kind
  package let hash: Hash256
}

/// A recovery code that somebody has typed, with what the roster has of it.
package struct TypedCode: Equatable, Sendable {
  /// 16.
  package let bytes: [UInt8]
  package let family: FamilyID
  package let known: RosterCode

  package init(_ bytes: [UInt8], of family: FamilyID, _ known: RosterCode) {
    self.bytes = bytes
    self.family = family
    self.known = known
  }
}

/// Whom a secret is wrapped for.
package struct Recipient: Equatable, Sendable {
  package let member: RosterMember
  package let key: PublicKey

  package init(_ member: RosterMember, _ key: PublicKey) {
    self.member = member
    self.key = key
  }
}

package enum KeyAnswer: Sendable {
  /// Whoever was asked has failed, which is no answer: it is asked again.
  case cannotSay
  case hash(Hash256)
  case links([Hash256])
  case yes(Bool)
  /// None where it opens with nothing that is held here, or is not what it says.
  case content([UInt8]?)
  case signature(Signature)
  case segment(Segment?)
  case pack(Pack?)
  case epoch(Epoch)
  case wrap(Wrap?)
  case device(RosterDevice)
  case code(RosterCode)
  case number(UInt128)
  /// None where they do not open.
  case bytes([UInt8]?)
  /// In the order of the ids; one that is not there is left out.
  case records([StoredOperation])
}

extension KeyAnswer {
  /// Whether it says nothing of what was asked.
  package var isNone: Bool { if case .cannotSay = self { true } else { false } }
}

/// An operation's record with its name.
package struct StoredOperation: Hashable, Sendable {
  package let id: UInt128
  package let record: [UInt8]

  package init(id: UInt128, record: [UInt8]) {
    self.id = id
    self.record = record
  }
}
