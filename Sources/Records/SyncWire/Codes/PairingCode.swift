/// A code of 80 bits that a person reads on one screen and types on another.
///
/// Its 16 characters are of the same kind as those of a ``WrittenCode``, with the same two that tell a slip, in groups
/// of six.
package struct PairingCode: Hashable, Sendable {
  package static let length = 10
  private static let valueLength = 16
  private static let groupLength = 6

  /// The ten bytes of which both mailbox and key are derived.
  package let bytes: [UInt8]

  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// "7Q2M0K-...": 18 characters in 3 groups.
  package var text: String {
    let digits = digits
    let check = WrittenCode.remainder(of: digits[...])
    var text: [UInt8] = []
    for (index, digit) in (digits + [UInt8(check / 32), UInt8(check % 32)]).enumerated() {
      if index > 0, index % Self.groupLength == 0 { text.append(UInt8(ascii: "-")) }
      text.append(WrittenCode.alphabet[Int(digit)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a typed code as a ``WrittenCode`` is read; none when it cannot be what was shown.
  package init?(typed text: String) {
    guard let digits = WrittenCode.digits(in: text),
      digits.count == Self.valueLength + WrittenCode.checkLength
    else { return nil }
    let value = digits.prefix(Self.valueLength)
    let check = Int(digits[Self.valueLength]) * 32 + Int(digits[Self.valueLength + 1])
    guard check == WrittenCode.remainder(of: value) else { return nil }
    let number = value.reduce(UInt128(0)) { $0 << 5 | UInt128($1) }
    bytes = (1...Self.length).map {
      UInt8(truncatingIfNeeded: number >> UInt128(8 * (Self.length - $0)))
    }
  }

  private var digits: [UInt8] {
    let number = bytes.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    return (1...Self.valueLength).map {
      UInt8(truncatingIfNeeded: number >> UInt128(5 * (Self.valueLength - $0))) & 31
    }
  }
}
