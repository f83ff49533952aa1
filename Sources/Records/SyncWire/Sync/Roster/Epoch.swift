import Basics

/// One secret of a stream: its number, the members that are given it, and the secrets that come with it.
package struct Epoch: Hashable, Sendable {
  package var stream: StreamID
  /// The epoch's number, from 1.
  package var number: Int64
  package var keyID: KeyID
  package var wraps: [Wrap]
  /// The secrets before it, sealed by it; none where a device is given one that others have.
  package var previous: [SealedSecret]

  package init(
    stream: StreamID,
    number: Int64,
    keyID: KeyID,
    wraps: [Wrap],
    previous: [SealedSecret] = []
  ) {
    self.stream = stream
    self.number = number
    self.keyID = keyID
    self.wraps = wraps
    self.previous = previous
  }
}

extension Epoch: Described {
  package static var blank: Epoch {
    Epoch(stream: .plan, number: 1, keyID: KeyID(0), wraps: [])
  }

  package func coded(by coder: inout Coder) -> Epoch {
    Epoch(
      stream: coder.identifier("stream", stream),
      number: coder.integer("number", number, in: SyncLimits.epochs),
      keyID: coder.identifier("keyId", keyID),
      wraps: coder.list("wraps", wraps),
      previous: coder.list("previous", previous)
    )
  }
}

/// A secret for one member, sealed by a key of the member's and of a pair that was made for this alone.
package struct Wrap: Hashable, Sendable {
  /// The length: 32 bytes and the tag.
  package static let length = 48

  package var recipient: RosterMember
  package var ephemeral: PublicKey
  package var sealed: [UInt8]

  package init(for recipient: RosterMember, ephemeral: PublicKey, sealed: [UInt8]) {
    self.recipient = recipient
    self.ephemeral = ephemeral
    self.sealed = sealed
  }
}

extension Wrap: Described {
  package static var blank: Wrap { Wrap(for: .familyCode, ephemeral: .blank, sealed: []) }

  package func coded(by coder: inout Coder) -> Wrap {
    Wrap(
      for: coder.member("to", recipient),
      ephemeral: coder.publicKey("ephemeral", ephemeral),
      sealed: coder.data("sealed", sealed, lengths: Self.length...Self.length)
    )
  }
}

/// An earlier secret that a later one opens.
package struct SealedSecret: Hashable, Sendable {
  /// The length: nonce, 32 bytes, tag.
  package static let length = 60

  package var keyID: KeyID
  package var sealed: [UInt8]

  package init(keyID: KeyID, sealed: [UInt8]) {
    self.keyID = keyID
    self.sealed = sealed
  }
}

extension SealedSecret: Described {
  package static var blank: SealedSecret { SealedSecret(keyID: KeyID(0), sealed: []) }

  package func coded(by coder: inout Coder) -> SealedSecret {
    SealedSecret(
      keyID: coder.identifier("keyId", keyID),
      sealed: coder.data("sealed", sealed, lengths: Self.length...Self.length)
    )
  }
}
