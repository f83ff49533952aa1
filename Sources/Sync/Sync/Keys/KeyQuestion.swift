import Basics
import SyncWire

/// A question about keys, hashes or what lies in storage: the worker answers it later.
///
/// Keys never come into this memory; they go by the ids of what they open.
package enum KeyQuestion: Equatable, Sendable {
  /// What is the SHA-256 of these bytes?
  case hash([UInt8])
  /// What are the links of these neighbouring records of a log?
  case links(after: Hash256, [LinkedRecord])
  case isSigned([UInt8], Signature, by: PublicKey)
  /// Is a segment what its head says, and has its device marked it?
  case isMarked(Segment, Chain, by: PublicKey)
  /// What is the content of a pack, inflated?
  case open(Pack)

  /// What is the signature of these bytes? This and the next questions make something once: asked again while the same
  /// event is handled, they get the same answer.
  case sign([UInt8], by: DeviceID)
  case mark([[UInt8]], Chain, after: ChainPlace)
  case seal(PackHeader, content: [UInt8])
  case makeEpoch(EpochName, for: [Recipient], carrying: [KeyID])
  /// What is the wrap of a secret that is held here, for one more member?
  case give(KeyID, to: Recipient)
  case makeDevice(DeviceID)
  /// What is a new recovery code of this name?
  ///
  /// - replacing: the look-up of the newest of this name; 0 where there is none.
  case makeCode(RosterMember, FamilyID, replacing: UInt128)
  /// What are sixteen random bytes?
  ///
  /// - number: counts these questions of an event, so that each gets others.
  case random(number: Int)

  /// Is the secret in this wrap held from now on?
  case take(Wrap, EpochName, KeyID, by: DeviceID)
  case takeCarried(SealedSecret, EpochName, by: KeyID)

  /// What are so many bytes of HKDF-SHA-256, without a salt?
  case derive([UInt8], info: [UInt8], count: Int)
  /// What is a message sealed under the key of a pairing's code?
  case sealMessage([UInt8], code: [UInt8], number: Int)
  case openMessage([UInt8], code: [UInt8], number: Int)

  /// Is the code the one of the roster? It is kept here then, as where it was made.
  case keepCode(TypedCode)
  /// What is the signature by the code's own keys?
  case signByCode([UInt8], TypedCode)
  /// What is the wrap for one more member of a secret that was wrapped for the code?
  case giveByCode(Wrap, EpochName, KeyID, by: TypedCode, to: Recipient)

  // What was stored here before?
  case segment(head: Hash256)
  case pack(seq: Int64)
  case operations([UInt128])
  /// Which invitation, as text, has a server's owner handed out to this family? None where this device has none.
  case invitation
}

/// A record by what its link is made of.
package struct LinkedRecord: Equatable, Sendable {
  package let seq: Int64
  package let kind: LogFrame.Kind
  package let hash: Hash256
}

/// A recovery code that a person has typed, with what the roster has of it.
package struct TypedCode: Equatable, Sendable {
  /// The 16 bytes of the code.
  package let bytes: [UInt8]
  package let family: FamilyID
  package let known: RosterCode

  package init(_ bytes: [UInt8], of family: FamilyID, _ known: RosterCode) {
    self.bytes = bytes
    self.family = family
    self.known = known
  }
}

/// The member for whom a secret is wrapped.
package struct Recipient: Equatable, Sendable {
  package let member: RosterMember
  package let key: PublicKey

  package init(_ member: RosterMember, _ key: PublicKey) {
    self.member = member
    self.key = key
  }
}

package enum KeyAnswer: Sendable {
  /// What was asked has failed, which is no answer, so the question is asked again.
  case cannotSay
  case hash(Hash256)
  case links([Hash256])
  case yes(Bool)
  /// The content; none where no key here opens the pack, or it is not what it says.
  case content([UInt8]?)
  case signature(Signature)
  case segment(Segment?)
  case pack(Pack?)
  case epoch(Epoch)
  case wrap(Wrap?)
  case device(RosterDevice)
  case code(RosterCode)
  case number(UInt128)
  /// The bytes; none where they do not open.
  case bytes([UInt8]?)
  /// The records in the order of the ids; one that is not there is left out.
  case records([StoredOperation])
}

extension KeyAnswer {
  /// Whether it says nothing about what was asked.
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
