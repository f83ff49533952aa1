/// A SHA-256, which was computed elsewhere: this module hashes nothing.
package struct Hash256: Hashable, Sendable {
  package static let length = 32
  package static let zero = Hash256(high: 0, low: 0)

  fileprivate let high: UInt128
  fileprivate let low: UInt128

  fileprivate init(high: UInt128, low: UInt128) {
    (self.high, self.low) = (high, low)
  }

  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    var reader = ByteReader(bytes[...])
    self = reader.hash()
  }

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(self)
    return writer.bytes
  }

  /// The hash as 64 small hexadecimal digits.
  package var hexText: String { high.hexText + low.hexText }

  package init?(hexText: String) {
    guard hexText.utf8.count == 2 * Self.length else { return nil }
    let digits = hexText.utf8Span.span
    guard let high = UInt128(hexDigits: digits, from: 0),
      let low = UInt128(hexDigits: digits, from: 32)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension Hash256 {
  /// Whether two hashes are the same; all of both is looked at, so the time says nothing of how much was right.
  package func isSame(inConstantTimeAs other: Hash256) -> Bool {
    (high ^ other.high) | (low ^ other.low) == 0
  }
}

extension ByteReader {
  package mutating func hash() -> Hash256 {
    let high = wireID()
    return Hash256(high: high, low: wireID())
  }
}

extension ByteWriter {
  package mutating func write(_ hash: Hash256) {
    write(wireID: hash.high)
    write(wireID: hash.low)
  }
}
