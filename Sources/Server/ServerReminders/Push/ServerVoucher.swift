import NativeKeys
import SyncWire

/// Who sends, so that a push service takes it from nobody else (VAPID, RFC 8292).
package struct ServerVoucher: Sendable {
  /// A voucher is good for half a day; services take up to a day.
  private static let time: Int64 = 12 * 3600

  private let key: PrivateKey
  /// Where the server's owner is found: its own address, or a `mailto:`.
  private let contact: String

  package init(key: PrivateKey, contact: String) {
    self.key = key
    self.contact = contact
  }

  package var publicKey: PublicKey { key.publicKey }

  /// The value of `Authorization`.
  ///
  /// - Parameter now: seconds since 1970.
  package func authorization(for endpoint: String, now: Int64) -> String {
    let signed = part(["typ": "JWT", "alg": "ES256"]) + "." + part(claims(endpoint, now))
    let signature = OpenSSL.sign(Array(signed.utf8), key)
    let token = signed + "." + WebBase64.text(of: signature.bytes)
    return "vapid t=\(token), k=\(WebBase64.text(of: publicKey.bytes))"
  }

  private func claims(_ endpoint: String, _ now: Int64) -> JSON {
    [
      "aud": .string(Self.origin(of: endpoint)),
      "exp": .number(JSONNumber(now + Self.time)),
      "sub": .string(contact),
    ]
  }

  private func part(_ json: JSON) -> String { WebBase64.text(of: json.bytes) }

  /// Up to the third slash.
  private static func origin(of address: String) -> String {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/")
  }
}

/// Base 64 without what addresses and headers would have to escape (RFC 4648, section 5).
package enum WebBase64 {
  package static func text(of bytes: [UInt8]) -> String {
    let letters = Base64.text(of: bytes).filter { $0 != UInt8(ascii: "=") }.map { letter in
      switch letter {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: letter
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
