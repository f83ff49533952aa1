import SyncWire

/// The secret of one epoch, with whom it is of.
package struct EpochSecret: Hashable, Sendable {
  package static let length = 32

  package let name: EpochName
  /// 32 bytes.
  package let bytes: [UInt8]

  package init(_ name: EpochName, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What is done with keys, by the page of the format: the same as `Public/runtime/later/keys` does in browsers.
package struct KeyWork: Sendable {
  package let primitives: Primitives

  package init(_ primitives: Primitives = .live) { self.primitives = primitives }

  package func makeSecret(_ name: EpochName) -> EpochSecret {
    EpochSecret(name, primitives.random(EpochSecret.length))
  }

  package func keyID(_ secret: EpochSecret) -> KeyID {
    let bytes = primitives.derive(secret.bytes, [], KeyInfo.keyID(secret.name), 16)
    return KeyID(bytes.reduce(UInt128(0)) { $0 << 8 | UInt128($1) })
  }

  /// Of its packs.
  package func sealingKey(_ secret: EpochSecret) -> [UInt8] {
    primitives.derive(secret.bytes, [], KeyInfo.seal(secret.name), 32)
  }
}

// MARK: - Wraps

extension KeyWork {
  package func wrap(_ secret: EpochSecret, for member: RosterMember, _ key: PublicKey) -> Wrap? {
    let ephemeral = primitives.makePair()
    let info = KeyInfo.wrap(secret.name, keyID(secret), for: member)
    guard
      let frame = frame(
        ephemeral,
        key,
        info,
        KeyInfo.wrapSalt(ephemeral: ephemeral.publicKey, recipient: key)
      )
    else { return nil }
    let sealed = primitives.seal(secret.bytes, frame)
    return Wrap(for: member, ephemeral: ephemeral.publicKey, sealed: sealed)
  }

  /// None when it is not for this key, or the secret is not the one of that name that all others have.
  package func unwrap(
    _ wrap: Wrap,
    _ name: EpochName,
    _ keyID: KeyID,
    by key: PrivateKey
  ) -> EpochSecret? {
    let info = KeyInfo.wrap(name, keyID, for: wrap.recipient)
    let salt = KeyInfo.wrapSalt(ephemeral: wrap.ephemeral, recipient: key.publicKey)
    guard let frame = frame(key, wrap.ephemeral, info, salt),
      let bytes = primitives.open(wrap.sealed, frame)
    else { return nil }
    let secret = EpochSecret(name, bytes)
    return self.keyID(secret) == keyID ? secret : nil
  }

  /// Used once, so the nonce is zeros.
  func frame(
    _ mine: PrivateKey,
    _ theirs: PublicKey,
    _ info: [UInt8],
    _ salt: [UInt8]
  ) -> SealingFrame? {
    primitives.agree(mine, theirs).map { shared in
      SealingFrame(
        key: primitives.derive(shared, salt, info, 32),
        nonce: [UInt8](repeating: 0, count: Pack.nonceLength),
        along: info
      )
    }
  }
}

// MARK: - Secrets that come with others

extension KeyWork {
  package func carry(_ earlier: EpochSecret, under secret: EpochSecret) -> SealedSecret {
    let (id, nonce) = (keyID(earlier), primitives.random(Pack.nonceLength))
    let sealed = primitives.seal(earlier.bytes, frame(secret, id, nonce))
    return SealedSecret(keyID: id, sealed: nonce + sealed)
  }

  /// - Parameter number: of the earlier epoch.
  package func carried(
    _ sealed: SealedSecret,
    number: Int64,
    under secret: EpochSecret
  ) -> EpochSecret? {
    let nonce = Array(sealed.sealed.prefix(Pack.nonceLength))
    let box = Array(sealed.sealed.dropFirst(Pack.nonceLength))
    guard sealed.sealed.count == SealedSecret.length,
      let bytes = primitives.open(box, frame(secret, sealed.keyID, nonce))
    else { return nil }
    let name = EpochName(family: secret.name.family, stream: secret.name.stream, number: number)
    let earlier = EpochSecret(name, bytes)
    return keyID(earlier) == sealed.keyID ? earlier : nil
  }

  private func frame(_ secret: EpochSecret, _ keyID: KeyID, _ nonce: [UInt8]) -> SealingFrame {
    SealingFrame(
      key: primitives.derive(secret.bytes, [], KeyInfo.previous(secret.name), 32),
      nonce: nonce,
      along: KeyInfo.sealedAlong(secret.name, previous: keyID)
    )
  }
}
