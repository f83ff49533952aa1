import Basics

extension JSONParser {
  /// Reads a string whose opening quote comes next.
  ///
  /// One without escapes, as nearly all are, is taken out of the text in one piece.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    skipPlainText()
    guard peek == ASCII.quote else { return try stringWithEscapes(from: start) }
    defer { offset += 1 }
    return text(from: start)
  }

  /// Goes on to the next byte that does not stand for itself.
  private mutating func skipPlainText() {
    while let byte = peek, byte >= ASCII.space, byte != ASCII.quote, byte != ASCII.backslash {
      offset += 1
    }
  }

  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    unescaped.removeAll(keepingCapacity: true)
    copyText(from: start)
    while !consume(ASCII.quote) {
      guard peek == ASCII.backslash else { throw failure(.controlCharacter) }
      try escape()
      let start = offset
      skipPlainText()
      copyText(from: start)
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Copies text byte by byte, as the functions below do.
  ///
  /// Between two escapes there is little, and the standard library's ways for sequences took 6 microseconds for an
  /// escape in the browser.
  private mutating func copyText(from start: Int) {
    var place = start
    while place < offset {
      unescaped.append(bytes[place])
      place += 1
    }
  }

  private mutating func escape() throws(JSONError) {
    let start = offset
    offset += 1
    switch peek {
    case ASCII.quote: unescaped.append(ASCII.quote)
    case ASCII.backslash: unescaped.append(ASCII.backslash)
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): unescaped.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): unescaped.append(ASCII.tab)
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw failure(.unknownEscape)
    }
    offset += 1
  }
}

// MARK: - \uXXXX

extension JSONParser {
  /// Reads `uXXXX`, or two of them when the first is the first half of a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) {
    let unit = try codeUnit()
    let scalar =
      UTF16.isLeadSurrogate(unit) ? try pair(lead: unit, from: start) : Unicode.Scalar(unit)
    guard let scalar else { throw JSONError(reason: .loneSurrogate, offset: start) }
    append(scalar.value)
  }

  /// Appends a scalar in UTF-8.
  private mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 { return unescaped.append(UInt8(scalar)) }
    if scalar < 0x800 {
      unescaped.append(UInt8(0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        unescaped.append(UInt8(0xE0 | scalar >> 12))
      } else {
        unescaped.append(UInt8(0xF0 | scalar >> 18))
        unescaped.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      }
      unescaped.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    }
    unescaped.append(UInt8(0x80 | scalar & 0x3F))
  }

  /// Reads the second half of a surrogate pair; nil when none follows.
  private mutating func pair(
    lead: UInt16,
    from start: Int
  ) throws(JSONError) -> Unicode.Scalar? {
    guard consume(ASCII.backslash), peek == UInt8(ascii: "u") else {
      if peek == nil { throw failure(.unexpectedEnd) }
      return nil
    }
    let trail = try codeUnit()
    guard UTF16.isTrailSurrogate(trail) else { return nil }
    return Unicode.Scalar(0x10000 + UInt32(lead & 0x3FF) << 10 + UInt32(trail & 0x3FF))
  }

  /// Steps over the `u` that comes next and reads four digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexadecimalValue else { throw failure(.hexDigitExpected) }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
