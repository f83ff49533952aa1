import SyncWire

extension JSONNumber {
  /// The number in thousandths, rounded half away from zero; none beyond a trillion either way.
  ///
  /// By its digits: the standard library's way through Double adds 10 KB to the browser's module.
  var thousandths: Int64? {
    var reader = DecimalReader()
    let bytes = literal.utf8Span.span
    for place in bytes.indices { reader.take(bytes[place]) }
    return reader.thousandths
  }
}

private struct DecimalReader {
  private var isNegative = false
  private var digits: Int64 = 0
  /// How many digits stand behind the point, less those that found no room.
  private var scale = 0
  private var isFraction = false
  private var exponent: Int?
  private var isExponentNegative = false

  private static let room: Int64 = 10_000_000_000_000_000

  @inline(never)
  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"):
      if exponent == nil { isNegative = true } else { isExponentNegative = true }
    case UInt8(ascii: "."): isFraction = true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): exponent = 0
    case UInt8(ascii: "0")...UInt8(ascii: "9"): take(digit: Int64(byte - UInt8(ascii: "0")))
    default: break
    }
  }

  private mutating func take(digit: Int64) {
    if let exponent {
      self.exponent = min(exponent * 10 + Int(digit), 100_000)
    } else if digits < Self.room {
      digits = digits * 10 + digit
      if isFraction { scale += 1 }
    } else if !isFraction {
      scale -= 1
    }
  }

  var thousandths: Int64? {
    let power = (exponent ?? 0) * (isExponentNegative ? -1 : 1)
    var shift = 3 + power - scale
    var value = digits
    while shift > 0, value != 0 {
      guard value < Self.room else { return nil }
      value *= 10
      shift -= 1
    }
    var rest: Int64 = 0
    while shift < 0, value != 0 || rest != 0 {
      rest = value % 10
      value /= 10
      shift += 1
    }
    if rest >= 5, shift == 0 { value += 1 }
    guard value <= 1_000_000_000_000_000 else { return nil }
    return isNegative ? -value : value
  }
}
