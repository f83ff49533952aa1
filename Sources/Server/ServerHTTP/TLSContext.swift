import CHTTP
import CTLS
import Glibc

/// Where the certificate and its key lie.
package struct TLSFiles: Sendable, Equatable {
  /// The certificate, and those that it hangs on, in PEM.
  package let certificates: String
  package let key: String

  package init(certificates: String, key: String) {
    self.certificates = certificates
    self.key = key
  }
}

/// What every connection is sealed with: a certificate and its key, as they lay there when this was made.
final class TLSContext {
  private let context: OpaquePointer

  init(_ files: TLSFiles) throws(HTTPServerError) {
    guard let context = SSL_CTX_new(TLS_server_method()), tls_from_version_1_2(context) == 1 else {
      throw .system(step: "begin with TLS", code: ENOMEM)
    }
    self.context = context
    tls_without_renegotiation(context)
    defer { ERR_clear_error() }
    guard SSL_CTX_use_certificate_chain_file(context, files.certificates) == 1 else {
      throw .noCertificate(files.certificates)
    }
    guard SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM) == 1,
      SSL_CTX_check_private_key(context) == 1
    else { throw .noKey(files.key) }
  }

  deinit { SSL_CTX_free(context) }

  /// A buffer for a connection on this descriptor, which it closes when it is freed.
  ///
  /// - Returns: nil for want of memory.
  func buffer(_ base: OpaquePointer, _ descriptor: Int32) -> OpaquePointer? {
    guard let seal = SSL_new(context) else { return nil }
    let buffer = bufferevent_openssl_socket_new(
      base,
      descriptor,
      seal,
      BUFFEREVENT_SSL_ACCEPTING,
      Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
    )
    guard let buffer else {
      SSL_free(seal)
      return nil
    }
    // Whoever loses its network says no goodbye.
    bufferevent_openssl_set_allow_dirty_shutdown(buffer, 1)
    return buffer
  }

  /// Tells the other end that nothing more comes, if the connection is a sealed one.
  static func sayGoodbye(_ buffer: OpaquePointer) {
    if let seal = bufferevent_openssl_get_ssl(buffer) { SSL_shutdown(seal) }
    ERR_clear_error()
  }
}
