import COpenSSL
import SyncWire
import Synchronization

// OpenSSL has its signatures in DER, WebCrypto as two numbers of 32 bytes.

extension OpenSSL {
  package static func sign(_ bytes: [UInt8], _ key: PrivateKey) -> Signature {
    let signature = withKey(key.pkcs8) { key in
      let context = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(context) }
      done(EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key))
      var length = 0
      done(EVP_DigestSign(context, nil, &length, bytes, bytes.count))
      var der = [UInt8](repeating: 0, count: length)
      done(EVP_DigestSign(context, &der, &length, bytes, bytes.count))
      return raw(Array(der.prefix(length)))
    }
    guard let signature else { preconditionFailure("a key that signs nothing") }
    return signature
  }

  package static func isSigned(
    _ bytes: [UInt8],
    _ signature: Signature,
    _ signer: PublicKey
  ) -> Bool {
    guard let key = ReadKeys.key(of: signer) else { return false }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    done(EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key.pointer))
    let der = der(signature)
    return EVP_DigestVerify(context, der, der.count, bytes, bytes.count) == 1
  }

  private static func raw(_ der: [UInt8]) -> Signature {
    let signature = der.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      return d2i_ECDSA_SIG(nil, &next, bytes.count)
    }
    defer { ECDSA_SIG_free(signature) }
    var numbers = [UInt8](repeating: 0, count: Signature.length)
    numbers.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, 32)
      BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + 32, 32)
    }
    guard let raw = Signature(numbers) else { preconditionFailure("half a signature") }
    return raw
  }

  private static func der(_ signature: Signature) -> [UInt8] {
    let made = ECDSA_SIG_new()
    defer { ECDSA_SIG_free(made) }
    let (r, s) = (Array(signature.bytes.prefix(32)), Array(signature.bytes.suffix(32)))
    done(ECDSA_SIG_set0(made, BN_bin2bn(r, 32, nil), BN_bin2bn(s, 32, nil)))
    var der: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(made, &der)
    defer { CRYPTO_free(der, nil, 0) }
    return Array(UnsafeBufferPointer(start: der, count: Int(count)))
  }
}

/// Public keys as OpenSSL has read them, which takes it as long as to look at some signatures.
private enum ReadKeys {
  private static let most = 4096
  private static let known = Mutex([PublicKey: ReadKey]())

  static func key(of signer: PublicKey) -> ReadKey? {
    if let key = known.withLock({ $0[signer] }) { return key }
    guard let key = OpenSSL.key(of: signer).map({ ReadKey($0) }) else { return nil }
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[signer] = key
    }
    return key
  }
}

/// Unchecked: nobody changes it, and OpenSSL lets threads share a key that is but read.
private final class ReadKey: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { EVP_PKEY_free(pointer) }
}
