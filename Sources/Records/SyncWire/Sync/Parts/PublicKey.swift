/// A public key of P-256 as WebCrypto writes it raw: a point that is not compressed.
package struct PublicKey: Hashable, Sendable {
  package static let length = 65
  private static let uncompressed: UInt8 = 4

  package let bytes: [UInt8]

  /// Reads a key; none when it cannot be one.
  ///
  /// Whether the point lies on the curve is seen when it is computed with.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes[0] == Self.uncompressed else { return nil }
    self.bytes = bytes
  }

  private init() { bytes = [Self.uncompressed] + [UInt8](repeating: 0, count: Self.length - 1) }

  /// The value with which a reading begins.
  package static let blank = PublicKey()
}
