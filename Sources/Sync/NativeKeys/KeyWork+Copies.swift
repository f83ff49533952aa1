import SyncWire

extension KeyWork {
  /// Of what a copy holds of a player, before it is deflated; in bytes.
  static let mostPlay = 64 * 1024 * 1024

  /// What a player has played, for a copy: closed from then on to whoever has sealed it.
  ///
  /// None where the code's public half is no point of the curve.
  package func seal(_ play: [UInt8], for code: CodeKeys) throws(WireError) -> ClosedPlay? {
    let ephemeral = primitives.makePair()
    let box = try PackBox(deflated: primitives.deflate(play)).bytes(.closedPlay)
    let salt = KeyInfo.wrapSalt(ephemeral: ephemeral.publicKey, recipient: code.wrap)
    guard let frame = frame(ephemeral, code.wrap, KeyInfo.copy(of: code), salt) else { return nil }
    let sealed = primitives.seal(box, frame)
    return ClosedPlay(for: code, ephemeral: ephemeral.publicKey, sealed: sealed)
  }

  /// None when it is not for this key, or a single bit is not as it was sealed.
  package func open(_ play: ClosedPlay, by key: PrivateKey) -> [UInt8]? {
    let salt = KeyInfo.wrapSalt(ephemeral: play.ephemeral, recipient: key.publicKey)
    guard let frame = frame(key, play.ephemeral, KeyInfo.copy(of: play.code), salt),
      let bytes = primitives.open(play.sealed, frame),
      let box = try? PackBox(bytes[...], .closedPlay)
    else { return nil }
    return primitives.inflate(box.deflated, Self.mostPlay)
  }
}

/// What comes of a code that is typed for a player's part of a copy.
package enum OpenedPlay: Hashable, Sendable {
  case play([UInt8])
  /// The code is none of this part.
  case otherCode
  /// The code is right, and something is not as it was sealed.
  case damaged
}

extension RecoveryCode {
  package func open(_ play: ClosedPlay) -> OpenedPlay {
    let code = play.code
    guard code.lookup == lookup else { return .otherCode }
    let pairs = privateKeys(code.sealed, code.family, sign: code.sign, wrap: code.wrap)
    return pairs.flatMap { keys.open(play, by: $0.wrap) }.map { .play($0) } ?? .damaged
  }
}
