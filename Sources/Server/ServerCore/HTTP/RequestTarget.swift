import Basics

/// The second word of a request line, checked and taken apart (RFC 9112, section 3.2).
package struct RequestTarget: Sendable, Equatable {
  /// Percent-decoded; begins with a slash, has no `.` or `..` in it, no backslash and no control
  /// character.
  package let path: String
  /// As it was sent, without the question mark.
  package let query: String?
  /// Path and query as they were sent: what a redirect repeats.
  package let original: String
  /// Host and port, if the client sent a whole URL.
  let authority: String?

  /// Nil if the text is not the target of a request for a file or a record.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0.isVisible && $0 != UInt8(ascii: "#") }) else { return nil }
    guard let (authority, local) = Self.splitURL(text) else { return nil }
    let mark = local.utf8.firstIndex(of: UInt8(ascii: "?"))
    guard let path = Self.decode(local[..<(mark ?? local.endIndex)]) else { return nil }
    self.path = path
    self.query = mark.map { String(local[$0...].dropFirst()) }
    self.original = local
    self.authority = authority
  }

  /// `/a?b` is (nil, `/a?b`), and `http://host:1/a?b` is (`host:1`, `/a?b`).
  private static func splitURL(_ text: String) -> (authority: String?, local: String)? {
    if text.hasPrefix("/") { return (nil, text) }
    guard let scheme = ["http://", "https://"].first(where: { isPrefix($0, of: text) }) else {
      return nil
    }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let local = String(rest[end...])
    return (String(rest[..<end]), local.hasPrefix("/") ? local : "/" + local)
  }

  private static func isPrefix(_ prefix: String, of text: String) -> Bool {
    String(text.prefix(prefix.count)).isEqualIgnoringCase(prefix)
  }

  private static func decode(_ path: Substring) -> String? {
    let hasNoEscape = !path.utf8.contains(UInt8(ascii: "%"))
    guard let bytes = hasNoEscape ? Array(path.utf8) : percentDecoded(path.utf8),
      !bytes.contains(where: { $0.isControl || $0 == UInt8(ascii: "\\") }),
      !hasDots(bytes)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hasDots(_ path: [UInt8]) -> Bool {
    path.contains(UInt8(ascii: "."))
      && path.split(separator: UInt8(ascii: "/")).contains(where: isDots)
  }

  private static func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
    segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Nil at a broken escape, and at an escaped slash: nobody could say whether it separates.
  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue,
        high << 4 | low != UInt8(ascii: "/")
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
