/// ECDSA with P-256 and SHA-256 as WebCrypto writes it: r and s, 32 bytes each.
package struct Signature: Hashable, Sendable {
  package static let length = 64

  package let bytes: [UInt8]

  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  private init() { bytes = [UInt8](repeating: 0, count: Self.length) }

  /// Zeros, which no key has signed: a reading begins with them, and a pack has them before its uploader signs it.
  package static let blank = Signature()
}

extension ByteReader {
  package mutating func signature() -> Signature {
    Signature(Array(take(Signature.length))) ?? .blank
  }
}

extension ByteWriter {
  package mutating func write(_ signature: Signature) { append(signature.bytes[...]) }
}
