import Basics

extension JSON {
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    write(into: &output)
    return output
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the one compact text of this value.
  ///
  /// It has no space and its members in their order, and escapes only what RFC 8259 wants escaped, in its shortest
  /// form.
  package func write(into output: inout [UInt8]) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let number): output.append(contentsOf: number.literal.utf8)
    case .string(let string): Self.write(string, into: &output)
    case .array(let elements): Self.write(elements, into: &output)
    case .object(let members): Self.write(members, into: &output)
    }
  }

  private static func write(_ elements: [JSON], into output: inout [UInt8]) {
    output.append(ASCII.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(ASCII.comma) }
      element.write(into: &output)
    }
    output.append(ASCII.closeBracket)
  }

  private static func write(_ members: [JSONMember], into output: inout [UInt8]) {
    output.append(ASCII.openBrace)
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(ASCII.comma) }
      write(member.name, into: &output)
      output.append(ASCII.colon)
      member.value.write(into: &output)
    }
    output.append(ASCII.closeBrace)
  }
}

// MARK: - Strings

extension JSON {
  private static func write(_ string: String, into output: inout [UInt8]) {
    var string = string
    output.append(ASCII.quote)
    string.withUTF8 { write(escaping: $0, into: &output) }
    output.append(ASCII.quote)
  }

  /// Copies what stands for itself in runs, as most strings are a single one.
  private static func write(
    escaping text: UnsafeBufferPointer<UInt8>,
    into output: inout [UInt8]
  ) {
    var start = 0
    for (index, byte) in text.enumerated() where byte.mustBeEscaped {
      output.append(contentsOf: text[start..<index])
      writeEscape(of: byte, into: &output)
      start = index + 1
    }
    output.append(contentsOf: text[start...])
  }

  private static func writeEscape(of byte: UInt8, into output: inout [UInt8]) {
    output.append(ASCII.backslash)
    switch byte {
    case 0x08: output.append(UInt8(ascii: "b"))
    case ASCII.tab: output.append(UInt8(ascii: "t"))
    case ASCII.lineFeed: output.append(UInt8(ascii: "n"))
    case 0x0C: output.append(UInt8(ascii: "f"))
    case ASCII.carriageReturn: output.append(UInt8(ascii: "r"))
    case ASCII.quote, ASCII.backslash: output.append(byte)
    default: writeHexEscape(of: byte, into: &output)
    }
  }

  /// Writes a control character, of which the highest is 1F, as an escape.
  private static func writeHexEscape(of byte: UInt8, into output: inout [UInt8]) {
    let low = byte & 0xF
    output.append(contentsOf: "u00".utf8)
    output.append(UInt8(ascii: "0") + byte >> 4)
    output.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
  }
}

extension UInt8 {
  fileprivate var mustBeEscaped: Bool {
    self < ASCII.space || self == ASCII.quote || self == ASCII.backslash
  }
}
