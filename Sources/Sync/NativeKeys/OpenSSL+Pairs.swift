import COpenSSL
import SyncWire

extension OpenSSL {
  package static func makePair() -> PrivateKey {
    let key = openssl_p256_pair()
    defer { EVP_PKEY_free(key) }
    guard let pair = privateKey(key) else { preconditionFailure("OpenSSL makes no pair") }
    return pair
  }

  /// None when it is none of P-256.
  package static func privateKey(pkcs8: [UInt8]) -> PrivateKey? {
    withKey(pkcs8) { privateKey($0) } ?? nil
  }

  /// The pair of a number, for tests that want the same one every time; none when it is none of the curve's.
  package static func privateKey(number: [UInt8]) -> PrivateKey? {
    guard number.count == 32, let bare = privateKey(pkcs8: bareHead + number) else { return nil }
    let publicKey = bare.publicKey
    return PrivateKey(
      pkcs8: wholeHead + number + publicHead + publicKey.bytes,
      publicKey: publicKey
    )
  }

  package static func agree(_ mine: PrivateKey, _ theirs: PublicKey) -> [UInt8]? {
    guard let other = key(of: theirs) else { return nil }
    defer { EVP_PKEY_free(other) }
    return withKey(mine.pkcs8) { key in
      let context = EVP_PKEY_CTX_new(key, nil)
      defer { EVP_PKEY_CTX_free(context) }
      done(EVP_PKEY_derive_init(context))
      done(EVP_PKEY_derive_set_peer(context, other))
      var (shared, length) = ([UInt8](repeating: 0, count: 32), 32)
      done(EVP_PKEY_derive(context, &shared, &length))
      return shared
    }
  }

  /// Does something with a key while it is there; none when the bytes are no key of P-256.
  static func withKey<Result>(_ pkcs8: [UInt8], _ work: (OpaquePointer) -> Result) -> Result? {
    pkcs8.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      guard let key = d2i_AutoPrivateKey(nil, &next, bytes.count) else { return nil }
      defer { EVP_PKEY_free(key) }
      guard next == bytes.baseAddress.map({ $0 + bytes.count }), isP256(key), isPrivate(key)
      else { return nil }
      return work(key)
    }
  }

  /// Who takes it frees it; none when it is no point of the curve.
  static func key(of publicKey: PublicKey) -> OpaquePointer? {
    let der = publicKeyHead + publicKey.bytes
    return der.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      return d2i_PUBKEY(nil, &next, bytes.count)
    }
  }

  private static func isP256(_ key: OpaquePointer) -> Bool {
    var name = [CChar](repeating: 0, count: 32)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else { return false }
    return name.starts(with: "prime256v1".utf8.map { CChar($0) } + [0])
  }

  /// Whether its number is one of the curve's.
  private static func isPrivate(_ key: OpaquePointer) -> Bool {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    return EVP_PKEY_private_check(context) == 1
  }

  private static func privateKey(_ key: OpaquePointer?) -> PrivateKey? {
    var point: UnsafeMutablePointer<UInt8>?
    let length = EVP_PKEY_get1_encoded_public_key(key, &point)
    defer { CRYPTO_free(point, nil, 0) }
    guard let publicKey = PublicKey(Array(UnsafeBufferPointer(start: point, count: length))),
      let info = EVP_PKEY2PKCS8(key)
    else { return nil }
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    var der: UnsafeMutablePointer<UInt8>?
    let count = i2d_PKCS8_PRIV_KEY_INFO(info, &der)
    defer { CRYPTO_free(der, nil, 0) }
    let pkcs8 = Array(UnsafeBufferPointer(start: der, count: Int(count)))
    return PrivateKey(pkcs8: pkcs8, publicKey: publicKey)
  }

  // What stands before numbers and points of P-256 in DER (RFC 5480, 5915, 5958).

  private static let curve: [UInt8] = [
    0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]
  private static let bareHead: [UInt8] =
    [0x30, 0x41, 0x02, 0x01, 0x00] + curve + [0x04, 0x27, 0x30, 0x25, 0x02, 0x01, 0x01, 0x04, 0x20]
  private static let wholeHead: [UInt8] =
    [0x30, 0x81, 0x87, 0x02, 0x01, 0x00] + curve
    + [0x04, 0x6D, 0x30, 0x6B, 0x02, 0x01, 0x01, 0x04, 0x20]
  private static let publicHead: [UInt8] = [0xA1, 0x44, 0x03, 0x42, 0x00]
  private static let publicKeyHead: [UInt8] = [0x30, 0x59] + curve + [0x03, 0x42, 0x00]
}
