import SyncWire

/// The way to a value in a document: "sessions[3].startedAt".
package struct JSONPath: Sendable {
  /// A member, or one of the elements of the list that it is.
  struct Part: Sendable {
    let name: StaticString
    let index: Int?
  }

  /// The innermost first: errors learn their place on the way out.
  private var inward: [Part] = []

  init() {}

  init(_ name: StaticString) { prepend(name) }

  mutating func prepend(_ name: StaticString, _ index: Int? = nil) {
    inward.append(Part(name: name, index: index))
  }

  var parts: [Part] { inward.reversed() }

  package var text: String {
    var text: [UInt8] = []
    for part in parts {
      if !text.isEmpty { text.append(UInt8(ascii: ".")) }
      text += part.name.bytes
      if let index = part.index { text += "[\(index)]".utf8 }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension StaticString {
  var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}

/// Finds where in a text a value stands that is known by its path.
///
/// The text is a document that has been parsed before, so nothing is checked again; should a part not
/// be there, the search ends where it would be.
struct JSONSearch {
  private let bytes: [UInt8]
  private var offset = 0

  static func offset(of path: JSONPath, in bytes: [UInt8]) -> Int {
    var search = JSONSearch(bytes: bytes)
    search.skipSpace()
    for part in path.parts {
      guard search.enter(part.name) else { break }
      if let index = part.index { search.enter(index) }
    }
    return search.offset
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  @inline(never)
  private mutating func skipSpace() {
    while let byte = next, byte <= UInt8(ascii: " ") { offset += 1 }
  }

  /// Goes to a member of the object that comes next; stays where it is when there is none.
  private mutating func enter(_ name: StaticString) -> Bool {
    let start = offset
    offset += 1
    skipSpace()
    while next == UInt8(ascii: "\"") {
      let isWanted = isNext(name)
      skipValue()
      skipTo(UInt8(ascii: ":"))
      if isWanted { return true }
      skipValue()
      skipTo(UInt8(ascii: ","))
    }
    offset = start
    return false
  }

  /// Goes to an element of the array that comes next, which has as many.
  private mutating func enter(_ index: Int) {
    offset += 1
    skipSpace()
    for _ in 0..<index {
      skipValue()
      skipTo(UInt8(ascii: ","))
    }
  }

  private func isNext(_ name: StaticString) -> Bool {
    let end = offset + 1 + name.utf8CodeUnitCount
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    for place in 0..<name.utf8CodeUnitCount
    where bytes[offset + 1 + place] != name.utf8Start[place] {
      return false
    }
    return true
  }

  /// Steps over a separator and the space on both sides of it.
  @inline(never)
  private mutating func skipTo(_ separator: UInt8) {
    skipSpace()
    if next == separator { offset += 1 }
    skipSpace()
  }

  @inline(never)
  private mutating func skipValue() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      default: if depth == 0, byte <= UInt8(ascii: " ") { return }
      }
      offset += 1
      if depth == 0, byte == UInt8(ascii: "\"") { return }
    }
  }

  /// To the quote that ends a text.
  private mutating func skipText() {
    offset += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
