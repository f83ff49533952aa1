import Basics

// The keys as they go from the worker to the page, and on to what seals: all are of one version of the app.

extension ByteWriter {
  package mutating func write(code: CodeKeys) {
    for id in [code.family.raw, code.player.raw, code.lookup] { write(wireID: id) }
    append(code.sign.bytes[...])
    append(code.wrap.bytes[...])
    write(code.sealed[...])
  }
}

extension ByteReader {
  package mutating func code() -> CodeKeys {
    let (family, player, lookup) = (wireID(), wireID(), wireID())
    let (sign, wrap) = (publicKey(), publicKey())
    return CodeKeys(
      family: FamilyID(family),
      player: StreamID(player),
      lookup: lookup,
      publicKeys: (sign, wrap),
      sealed: Array(piece())
    )
  }

  /// Reads a public key as WebCrypto writes it raw.
  package mutating func publicKey() -> PublicKey {
    if let key = PublicKey(Array(take(PublicKey.length))) { return key }
    refuse()
    return .blank
  }
}
