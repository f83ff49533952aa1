/// A recovery code as the roster keeps it: with key pairs of its own, which the code alone can open.
///
/// So a later epoch can be wrapped for a code that nobody is typing.
package struct RosterCode: Hashable, Sendable {
  /// The lengths of both private keys, sealed: nonce, two lengths, PKCS#8 twice, tag.
  static let sealedLengths = 12 + 8 + 16...1024

  package var name: RosterMember

  /// The id by which the server finds a roster for a device that has nothing but the code.
  package var lookup: UInt128

  package var tokenHash: Hash256
  package var sign: PublicKey
  package var wrap: PublicKey

  /// A nonce, then both private keys sealed under the code.
  package var sealed: [UInt8]

  package init(
    name: RosterMember,
    lookup: UInt128,
    tokenHash: Hash256,
    publicKeys: (sign: PublicKey, wrap: PublicKey),
    sealed: [UInt8]
  ) {
    self.name = name
    self.lookup = lookup
    self.tokenHash = tokenHash
    (sign, wrap) = publicKeys
    self.sealed = sealed
  }

  /// The bytes that are sealed: both private keys as PKCS#8, each after its length.
  package static func content(sign: [UInt8], wrap: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    for key in [sign, wrap] {
      writer.write(length: key.count)
      writer.append(key[...])
    }
    return writer.bytes
  }

  package static func privateKeys(
    _ content: [UInt8]
  ) throws(WireError) -> (sign: [UInt8], wrap: [UInt8]) {
    var reader = ByteReader(content[...])
    let sign = Array(reader.take(reader.length(upTo: content.count)))
    let wrap = Array(reader.take(reader.length(upTo: content.count)))
    try reader.finish()
    return (sign, wrap)
  }

  /// The bytes that its private keys are sealed along with.
  package static func sealedAlong(
    _ family: FamilyID,
    sign: PublicKey,
    wrap: PublicKey
  ) -> [UInt8] {
    var writer = WireLabel.codeKeys.begun
    writer.write(family)
    writer.append(sign.bytes[...])
    writer.append(wrap.bytes[...])
    return writer.bytes
  }
}

extension RosterCode: Described {
  package static var blank: RosterCode {
    RosterCode(
      name: .familyCode,
      lookup: 0,
      tokenHash: .zero,
      publicKeys: (.blank, .blank),
      sealed: []
    )
  }

  package func coded(by coder: inout Coder) -> RosterCode {
    var code = self
    code.name = coder.member("name", name)
    if case .device = code.name { coder.refuse("name") }
    code.lookup = coder.number("lookup", lookup)
    code.tokenHash = coder.hash("tokenHash", tokenHash)
    code.sign = coder.publicKey("sign", sign)
    code.wrap = coder.publicKey("wrap", wrap)
    code.sealed = coder.data("sealed", sealed, lengths: Self.sealedLengths)
    return code
  }
}
