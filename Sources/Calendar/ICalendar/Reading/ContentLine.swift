import Basics

/// One line of a calendar, unfolded: `NAME;PARAMETER="value":value` (RFC 5545, 3.1).
struct ContentLine {
  /// Where it begins in the file, from 1 on.
  let number: Int
  /// As a whole: a slice of its own for each part would cost more than reading it.
  private let line: Bytes
  private let nameEnd: Int
  private var colon: Int

  var name: Bytes { line[line.startIndex..<nameEnd] }
  /// Whatever stands between the name and the value.
  private var parameters: Bytes { line[nameEnd..<colon] }
  var value: Bytes { line[(colon + 1)...] }

  /// None without a colon behind a name; colons in quotes are none, unless nobody closes the quote.
  init?(_ line: Bytes, number: Int) {
    guard
      let ends = line.withUnsafeBufferPointer({ bytes -> (name: Int, colon: Int)? in
        guard let name = bytes.firstIndex(where: { $0 == 0x3A || $0 == 0x3B }), name > 0,
          let colon = Self.colon(in: bytes, from: name)
        else { return nil }
        return (name, colon)
      })
    else { return nil }
    self.number = number
    self.line = line
    var end = line.startIndex + ends.name
    while end > line.startIndex, line[end - 1].isBlank { end -= 1 }
    nameEnd = end
    colon = line.startIndex + ends.colon
  }

  private static let semicolon = UInt8(ascii: ";")

  private static func colon(in bytes: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int? {
    var isQuoted = false
    for index in begin..<bytes.count {
      if bytes[index] == 0x22 { isQuoted.toggle() }
      if bytes[index] == 0x3A, !isQuoted { return index }
    }
    return bytes[begin...].firstIndex(of: 0x3A)
  }

  /// The value of the first parameter with a name, without its quotes.
  func parameter(_ name: StaticString) -> Bytes? {
    // What is blank behind the name is passed over.
    var rest = parameters.trimmed
    while let first = rest.first, first == Self.semicolon {
      rest.removeFirst()
      let end = Self.end(of: rest)
      let parameter = rest[..<end]
      if let equals = parameter.firstIndex(of: UInt8(ascii: "=")),
        parameter[..<equals].trimmed.reads(name)
      {
        return parameter[parameter.index(after: equals)...].trimmed.unquoted
      }
      rest = rest[end...]
    }
    return nil
  }

  /// Whether a parameter stands there, also as version 1.0 writes it, without its name.
  var isQuotedPrintable: Bool {
    guard !parameters.isEmpty else { return false }
    if let encoding = parameter("ENCODING") {
      return encoding.reads("QUOTED-PRINTABLE") || encoding.reads("Q")
    }
    return parameters.pieces(at: Self.semicolon).contains { $0.trimmed.reads("QUOTED-PRINTABLE") }
  }

  /// The line with the next colon as the one before its value: names of zones hold some without quotes, as in
  /// "TZID=(UTC-05:00) Eastern Time (US & Canada)".
  var behindNextColon: ContentLine? {
    guard let next = value.firstIndex(of: ASCII.colon) else { return nil }
    var other = self
    other.colon = next
    return other
  }

  /// Whether somebody left room before the value, as people do and programs hardly.
  var hasBlankBeforeValue: Bool { value.first?.isBlank ?? false }

  private static func end(of parameter: Bytes) -> Bytes.Index {
    var isQuoted = false
    for index in parameter.indices {
      if parameter[index] == ASCII.quote { isQuoted.toggle() }
      if parameter[index] == semicolon, !isQuoted { return index }
    }
    return parameter.endIndex
  }
}

extension Bytes {
  fileprivate var unquoted: Bytes {
    var rest = self
    if rest.first == ASCII.quote { rest.removeFirst() }
    if rest.last == ASCII.quote { rest.removeLast() }
    return rest
  }
}
