/// What the checks found: the failures in words, and a digest of every number they computed.
///
/// The checks run natively and inside a wasm module; the same digest says that both builds compute
/// the same.
package struct Findings: Sendable {
  package private(set) var checked = 0
  package private(set) var failures: [String] = []
  /// FNV-1a, 64 bits.
  package private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func expect<Value: Equatable>(
    _ found: Value,
    is wanted: Value,
    _ subject: @autoclosure () -> String
  ) {
    checked += 1
    if found != wanted { failures.append(subject()) }
  }

  package mutating func note(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      note(byte: UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func note(_ value: Int) { note(UInt64(bitPattern: Int64(value))) }

  package mutating func note(_ value: Int64) { note(UInt64(bitPattern: value)) }

  package mutating func note(_ value: Bool) { note(byte: value ? 1 : 0) }

  package mutating func note(_ value: Double) { note(value.bitPattern) }

  package mutating func note(_ value: UInt128) {
    note(UInt64(truncatingIfNeeded: value))
    note(UInt64(truncatingIfNeeded: value >> 64))
  }

  package mutating func note(_ text: String) { for byte in text.utf8 { note(byte: byte) } }

  private mutating func note(byte: UInt8) {
    digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
