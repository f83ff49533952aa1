import NativeKeys
import SyncWire

/// A message as a push service takes it: sealed for one browser (RFC 8291) in one record (RFC 8188).
package enum PushMessage {
  private static let recordLength: UInt32 = 4096
  package static let saltLength = 16
  /// What ends the last record, and its tag.
  private static let overhead: UInt32 = 17

  /// - Parameters:
  ///   - content: up to 4079 bytes.
  ///   - length: of content and padding, so that nobody tells messages apart by it.
  ///   - pair: for this message alone, and so is the salt of ``saltLength`` bytes.
  /// - Returns: none where the subscription's key is no point of the curve, or the content too long.
  package static func seal(
    _ content: [UInt8],
    paddedTo length: Int,
    for subscription: PushSubscription,
    pair: PrivateKey,
    salt: [UInt8]
  ) -> [UInt8]? {
    guard max(content.count, length) <= recordLength - overhead,
      let shared = OpenSSL.agree(pair, subscription.key)
    else { return nil }
    let info = label("WebPush: info") + subscription.key.bytes + pair.publicKey.bytes
    let material = OpenSSL.derive(shared, subscription.auth, info, 32)
    let frame = SealingFrame(
      key: OpenSSL.derive(material, salt, label("Content-Encoding: aes128gcm"), 16),
      nonce: OpenSSL.derive(material, salt, label("Content-Encoding: nonce"), 12),
      along: []
    )
    let padding = [UInt8](repeating: 0, count: max(0, length - content.count))
    return head(salt, pair.publicKey) + OpenSSL.seal(content + [2] + padding, frame)
  }

  private static func head(_ salt: [UInt8], _ key: PublicKey) -> [UInt8] {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: recordLength >> UInt32(24 - 8 * $0)) }
    return salt + length + [UInt8(PublicKey.length)] + key.bytes
  }

  private static func label(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
}
