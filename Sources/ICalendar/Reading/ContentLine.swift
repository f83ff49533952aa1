import Basics

/// One line of a calendar, unfolded: `NAME;PARAMETER="value":value` (RFC 5545, 3.1).
struct ContentLine {
  /// Where it begins in the file, from 1 on.
  let number: Int
  let name: Bytes
  /// Whatever stands between the name and the value.
  private let parameters: Bytes
  let value: Bytes

  /// None without a colon behind a name; colons in quotes are none.
  init?(_ line: Bytes, number: Int) {
    guard let nameEnd = line.firstIndex(where: { $0 == ASCII.colon || $0 == Self.semicolon }),
      nameEnd > line.startIndex, let colon = Self.colon(in: line[nameEnd...])
    else { return nil }
    self.number = number
    name = line[..<nameEnd].trimmed
    parameters = line[nameEnd..<colon]
    value = line[line.index(after: colon)...]
  }

  private static let semicolon = UInt8(ascii: ";")

  /// A quote that nobody closes quotes nothing.
  private static func colon(in line: Bytes) -> Bytes.Index? {
    var isQuoted = false
    for index in line.indices {
      if line[index] == ASCII.quote { isQuoted.toggle() }
      if line[index] == ASCII.colon, !isQuoted { return index }
    }
    return line.firstIndex(of: ASCII.colon)
  }

  /// The value of the first parameter with a name, without its quotes.
  func parameter(_ name: StaticString) -> Bytes? {
    var rest = parameters
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

/// The words of a TEXT value, without the escapes (RFC 5545, 3.3.11).
func unescaped(_ value: Bytes) -> String {
  guard value.contains(ASCII.backslash) else { return String(decoding: value, as: UTF8.self) }
  var bytes: [UInt8] = []
  var isEscaped = false
  for byte in value {
    if byte == ASCII.backslash, !isEscaped {
      isEscaped = true
      continue
    }
    bytes.append(isEscaped && byte.lowercased == UInt8(ascii: "n") ? ASCII.lineFeed : byte)
    isEscaped = false
  }
  return String(decoding: bytes, as: UTF8.self)
}
