import Basics

extension JSONParser {
  /// Reads a number, which keeps its text, because its meaning is asked later, if ever.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = offset
    _ = consume(ASCII.minus)
    try integer()
    if consume(ASCII.point) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) { try exponent() }
    return JSONNumber(validated: text(from: start))
  }

  private mutating func integer() throws(JSONError) {
    guard consume(ASCII.zero) else { return try digits() }
    if let next = peek, next.isDigit { throw JSONError(reason: .leadingZero, offset: offset - 1) }
  }

  private mutating func exponent() throws(JSONError) {
    if !consume(ASCII.plus) { _ = consume(ASCII.minus) }
    try digits()
  }

  /// Steps over digits, of which there has to be one at least.
  private mutating func digits() throws(JSONError) {
    guard let first = peek, first.isDigit else { throw failure(.digitExpected) }
    while let next = peek, next.isDigit {
      offset += 1
    }
  }
}
