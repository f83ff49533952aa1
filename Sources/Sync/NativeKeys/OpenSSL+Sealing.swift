import COpenSSL
import SyncWire

extension OpenSSL {
  package static func seal(_ content: [UInt8], _ frame: SealingFrame) -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    done(EVP_EncryptInit_ex(context, cipher(frame), nil, frame.key, frame.nonce))
    var (length, sealed) = (Int32(0), [UInt8](repeating: 0, count: content.count))
    done(EVP_EncryptUpdate(context, nil, &length, frame.along, Int32(frame.along.count)))
    done(EVP_EncryptUpdate(context, &sealed, &length, content, Int32(content.count)))
    var rest = [UInt8](repeating: 0, count: Pack.tagLength)
    done(EVP_EncryptFinal_ex(context, &rest, &length))
    done(openssl_gcm_tag(context, Int32(Pack.tagLength), &rest))
    return sealed + rest
  }

  package static func open(_ sealed: [UInt8], _ frame: SealingFrame) -> [UInt8]? {
    guard sealed.count >= Pack.tagLength else { return nil }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let content = Array(sealed.dropLast(Pack.tagLength))
    var tag = Array(sealed.suffix(Pack.tagLength))
    done(EVP_DecryptInit_ex(context, cipher(frame), nil, frame.key, frame.nonce))
    var (length, opened) = (Int32(0), [UInt8](repeating: 0, count: content.count))
    done(EVP_DecryptUpdate(context, nil, &length, frame.along, Int32(frame.along.count)))
    done(EVP_DecryptUpdate(context, &opened, &length, content, Int32(content.count)))
    done(openssl_gcm_expect_tag(context, Int32(tag.count), &tag))
    return EVP_DecryptFinal_ex(context, &tag, &length) == 1 ? opened : nil
  }

  private static func cipher(_ frame: SealingFrame) -> OpaquePointer? {
    frame.key.count == SealingFrame.shortKey ? EVP_aes_128_gcm() : EVP_aes_256_gcm()
  }
}
