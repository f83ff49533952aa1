import COpenSSL
import SyncWire

extension OpenSSL {
  // NB: never changes, and is never freed. Looked up by its name each time it would take as long as a small hash.
  nonisolated(unsafe) private static let sha256 = EVP_MD_fetch(nil, "SHA256", nil)

  package static func sha256(_ bytes: [UInt8]) -> Hash256 {
    var digest = [UInt8](repeating: 0, count: Hash256.length)
    done(EVP_Digest(bytes, bytes.count, &digest, nil, sha256, nil))
    return Hash256(digest) ?? .zero
  }

  /// HMAC with SHA-256.
  package static func authenticate(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Hash256.length)
    let made = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, nil)
    precondition(made != nil)
    return code
  }

  /// HKDF with SHA-256 (RFC 5869).
  package static func derive(
    _ material: [UInt8],
    _ salt: [UInt8],
    _ info: [UInt8],
    _ count: Int
  ) -> [UInt8] {
    let context = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nil)
    defer { EVP_PKEY_CTX_free(context) }
    done(EVP_PKEY_derive_init(context))
    done(EVP_PKEY_CTX_set_hkdf_md(context, EVP_sha256()))
    if !salt.isEmpty { done(EVP_PKEY_CTX_set1_hkdf_salt(context, salt, Int32(salt.count))) }
    done(EVP_PKEY_CTX_set1_hkdf_key(context, material, Int32(material.count)))
    if !info.isEmpty { done(EVP_PKEY_CTX_add1_hkdf_info(context, info, Int32(info.count))) }
    var key = [UInt8](repeating: 0, count: count)
    var length = count
    done(EVP_PKEY_derive(context, &key, &length))
    return key
  }

  /// PBKDF2 with HMAC-SHA-256 (RFC 8018).
  package static func stretch(
    _ passphrase: [UInt8],
    salt: [UInt8],
    rounds: Int32,
    _ count: Int
  ) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: count)
    let letters = passphrase.map { CChar(bitPattern: $0) }
    done(
      PKCS5_PBKDF2_HMAC(
        letters,
        Int32(letters.count),
        salt,
        Int32(salt.count),
        rounds,
        EVP_sha256(),
        Int32(count),
        &key
      )
    )
    return key
  }
}
