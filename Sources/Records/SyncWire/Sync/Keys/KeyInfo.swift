/// One epoch of one family's stream, for which keys are derived.
package struct EpochName: Hashable, Sendable {
  package let family: FamilyID
  package let stream: StreamID
  /// The epoch's number, in ``SyncLimits/epochs``.
  package let number: Int64

  package init(family: FamilyID, stream: StreamID, number: Int64) {
    self.family = family
    self.stream = stream
    self.number = number
  }

  fileprivate func begun(_ label: WireLabel) -> ByteWriter {
    var writer = label.begun
    writer.write(family)
    writer.write(stream)
    writer.write(word: UInt32(truncatingIfNeeded: number))
    return writer
  }
}

/// The infos of HKDF-SHA-256, and what is sealed along where a key seals a secret.
package enum KeyInfo {
  /// The info of the key that seals packs.
  package static func seal(_ epoch: EpochName) -> [UInt8] { epoch.begun(.seal).bytes }

  /// The info of the 16 bytes by which a secret is known.
  package static func keyID(_ epoch: EpochName) -> [UInt8] { epoch.begun(.keyID).bytes }

  /// The info of the key that seals the secrets before this one.
  package static func previous(_ epoch: EpochName) -> [UInt8] { epoch.begun(.previous).bytes }

  /// The bytes that a secret before this one is sealed along with.
  package static func sealedAlong(_ epoch: EpochName, previous keyID: KeyID) -> [UInt8] {
    var writer = epoch.begun(.previous)
    writer.write(keyID)
    return writer.bytes
  }

  /// The info of the key that wraps a secret for one member, and what the secret is sealed along with.
  package static func wrap(_ epoch: EpochName, _ keyID: KeyID, for member: RosterMember) -> [UInt8]
  {
    var writer = epoch.begun(.wrap)
    writer.write(keyID)
    writer.append(Array(member.text.utf8)[...])
    return writer.bytes
  }

  /// The salt of the key that wraps.
  package static func wrapSalt(ephemeral: PublicKey, recipient: PublicKey) -> [UInt8] {
    ephemeral.bytes + recipient.bytes
  }

  /// The info of what is derived from a code alone: the label is all there is.
  package static func code(_ label: WireLabel) -> [UInt8] { label.begun.bytes }
}
