import Basics

/// Descends through RFC 8259's grammar, one method a rule, and stops at the first byte that does
/// not fit.
///
/// The text is valid UTF-8 and within the limits before it comes here. Every look at it goes
/// through ``peek``, which answers nil at the end.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  let longArray: JSONLongArray?

  /// The next byte to be read.
  var offset = 0

  /// The number of arrays and objects that are open at `offset`.
  var depth = 0

  /// The number of values that have begun.
  private var values = 0
  private let mostValues: Int

  /// The names of all open objects, in one list for all, so that an object costs no array for it.
  var marks: [JSONNameMark] = []

  /// The string with escapes that is being read, in one buffer for all.
  var unescaped: [UInt8] = []

  init(
    bytes: UnsafeBufferPointer<UInt8>,
    limits: JSONLimits,
    longArray: JSONLongArray? = nil
  ) {
    self.bytes = bytes
    self.limits = limits
    self.longArray = longArray
    mostValues = limits.values(inBytes: bytes.count)
    // To grow it name by name took as long as parsing a number.
    marks.reserveCapacity(32)
  }

  mutating func document() throws(JSONError) -> JSON {
    skipWhitespace()
    let document = try value()
    skipWhitespace()
    guard peek == nil else { throw failure(.trailingText) }
    return document
  }

  mutating func value() throws(JSONError) -> JSON {
    values += 1
    guard values <= mostValues else { throw failure(.tooManyValues) }
    return try nextValue()
  }

  private mutating func nextValue() throws(JSONError) -> JSON {
    switch peek {
    case ASCII.quote: .string(try string())
    case ASCII.openBrace: .object(try object())
    case ASCII.openBracket: .array(try array())
    case ASCII.minus, (ASCII.zero...ASCII.nine)?: .number(try number())
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw failure(.valueExpected)
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard consume(word.utf8Start[index]) else { throw failure(.valueExpected) }
    }
    return value
  }
}

// MARK: - Steps

extension JSONParser {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over `byte` if it comes next.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  mutating func skipWhitespace() {
    while let byte = peek, byte <= ASCII.space, byte.isJSONWhitespace {
      offset += 1
    }
  }

  func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
  }

  /// The failure of a byte that does not fit; at the end of the text that is always the missing rest.
  func failure(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: peek == nil ? .unexpectedEnd : reason, offset: offset)
  }
}

extension UInt8 {
  fileprivate var isJSONWhitespace: Bool {
    self == ASCII.space || self == ASCII.lineFeed || self == ASCII.carriageReturn
      || self == ASCII.tab
  }
}
