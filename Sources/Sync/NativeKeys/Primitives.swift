import SyncWire

/// What keys are computed with: the live ones are OpenSSL's, and a simulation may have its own.
package struct Primitives: Sendable {
  package var sha256: @Sendable (_ bytes: [UInt8]) -> Hash256

  /// HKDF with SHA-256; the salt may be empty.
  package var derive:
    @Sendable (_ material: [UInt8], _ salt: [UInt8], _ info: [UInt8], Int) -> [UInt8]

  /// AES-GCM; the tag follows what is sealed.
  package var seal: @Sendable (_ content: [UInt8], SealingFrame) -> [UInt8]

  /// None when a single bit is not as it was sealed.
  package var open: @Sendable (_ sealed: [UInt8], SealingFrame) -> [UInt8]?

  package var makePair: @Sendable () -> PrivateKey
  package var sign: @Sendable (_ bytes: [UInt8], PrivateKey) -> Signature
  package var isSigned: @Sendable (_ bytes: [UInt8], Signature, PublicKey) -> Bool

  /// ECDH; none when the other's is no point of the curve.
  package var agree: @Sendable (PrivateKey, PublicKey) -> [UInt8]?

  /// Without a frame (RFC 1951).
  package var deflate: @Sendable (_ content: [UInt8]) -> [UInt8]

  /// None when it is damaged, or would be more than so many bytes.
  package var inflate: @Sendable (_ deflated: [UInt8], _ most: Int) -> [UInt8]?

  package var random: @Sendable (_ count: Int) -> [UInt8]
}

/// What something is sealed with.
package struct SealingFrame: Sendable {
  /// What push services want.
  package static let shortKey = 16

  /// 32 bytes, or ``shortKey``.
  package var key: [UInt8]
  /// 12 bytes.
  package var nonce: [UInt8]
  /// Sealed along: it is not hidden, and nobody can change it.
  package var along: [UInt8]

  package init(key: [UInt8], nonce: [UInt8], along: [UInt8]) {
    self.key = key
    self.nonce = nonce
    self.along = along
  }
}

/// A private key of P-256 as PKCS#8, with its public half inside and beside it.
package struct PrivateKey: Hashable, Sendable {
  package let pkcs8: [UInt8]
  package let publicKey: PublicKey

  package init(pkcs8: [UInt8], publicKey: PublicKey) {
    self.pkcs8 = pkcs8
    self.publicKey = publicKey
  }
}
