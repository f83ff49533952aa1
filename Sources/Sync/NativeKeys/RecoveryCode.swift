import SyncWire

/// What comes of a code that is written on paper.
package struct RecoveryCode: Sendable {
  package let lookup: UInt128
  /// What it shows to the server.
  package let token: [UInt8]
  /// What opens the family area.
  package let gate: [UInt8]
  private let key: [UInt8]
  let keys: KeyWork

  /// - Parameter code: 16 bytes.
  package init(_ code: [UInt8], _ keys: KeyWork) {
    func derived(_ label: WireLabel, _ count: Int) -> [UInt8] {
      keys.primitives.derive(code, [], KeyInfo.code(label), count)
    }
    self.keys = keys
    lookup = derived(.codeLookup, 16).reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    token = derived(.codeToken, 32)
    key = derived(.codeWrap, 32)
    gate = derived(.codeGate, 32)
  }

  /// Two pairs of its own, sealed under it.
  package func rosterCode(_ name: RosterMember, _ family: FamilyID) -> RosterCode {
    let (sign, wrap) = (keys.primitives.makePair(), keys.primitives.makePair())
    let nonce = keys.primitives.random(Pack.nonceLength)
    let along = RosterCode.sealedAlong(family, sign: sign.publicKey, wrap: wrap.publicKey)
    let content = RosterCode.content(sign: sign.pkcs8, wrap: wrap.pkcs8)
    let frame = SealingFrame(key: key, nonce: nonce, along: along)
    return RosterCode(
      name: name,
      lookup: lookup,
      tokenHash: keys.primitives.sha256(token),
      publicKeys: (sign.publicKey, wrap.publicKey),
      sealed: nonce + keys.primitives.seal(content, frame)
    )
  }

  /// None when the code is another one.
  package func privateKeys(
    _ code: RosterCode,
    _ family: FamilyID
  ) -> (sign: PrivateKey, wrap: PrivateKey)? {
    privateKeys(code.sealed, family, sign: code.sign, wrap: code.wrap)
  }

  func privateKeys(
    _ sealed: [UInt8],
    _ family: FamilyID,
    sign: PublicKey,
    wrap: PublicKey
  ) -> (sign: PrivateKey, wrap: PrivateKey)? {
    let along = RosterCode.sealedAlong(family, sign: sign, wrap: wrap)
    let nonce = Array(sealed.prefix(Pack.nonceLength))
    let frame = SealingFrame(key: key, nonce: nonce, along: along)
    guard nonce.count == Pack.nonceLength,
      let content = keys.primitives.open(Array(sealed.dropFirst(nonce.count)), frame),
      let pairs = try? RosterCode.privateKeys(content)
    else { return nil }
    return (
      PrivateKey(pkcs8: pairs.sign, publicKey: sign),
      PrivateKey(pkcs8: pairs.wrap, publicKey: wrap)
    )
  }
}
