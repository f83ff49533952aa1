import Basics

extension JSONParser {
  mutating func array() throws(JSONError) -> [JSON] {
    try enter()
    if leave(at: ASCII.closeBracket) { return [] }
    var elements: [JSON] = []
    repeat {
      skipWhitespace()
      elements.append(try value())
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBracket) else { throw failure(.commaOrBracketExpected) }
    return elements
  }

  mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    if leave(at: ASCII.closeBrace) { return [] }
    let outerNames = marks.count
    var members: [JSONMember] = []
    members.reserveCapacity(8)
    repeat {
      skipWhitespace()
      members.append(try member(members.count))
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBrace) else { throw failure(.commaOrBraceExpected) }
    try closeNames(of: members, from: outerNames)
    return members
  }

  private mutating func member(_ index: Int) throws(JSONError) -> JSONMember {
    guard peek == ASCII.quote else { throw failure(.nameExpected) }
    let start = offset
    let name = try string()
    marks.append(JSONNameMark(fingerprint: name.fingerprint, index: index, offset: start))
    skipWhitespace()
    guard consume(ASCII.colon) else { throw failure(.colonExpected) }
    skipWhitespace()
    if depth == 1, let longArray, name.hasSameScalars(as: longArray.name), peek == ASCII.openBracket
    {
      return JSONMember(name: name, value: .array(try handOver(to: longArray)))
    }
    return JSONMember(name: name, value: try value())
  }

  /// Reads an array and hands its elements over; answers what is left of them.
  ///
  /// Every record is read by `array`, which is kept free of this.
  private mutating func handOver(to longArray: JSONLongArray) throws(JSONError) -> [JSON] {
    try enter()
    if leave(at: ASCII.closeBracket) { return [] }
    repeat {
      skipWhitespace()
      let start = offset
      longArray.take(try value(), start)
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBracket) else { throw failure(.commaOrBracketExpected) }
    return []
  }

  /// Steps over an opening bracket or brace and the space that follows it.
  private mutating func enter() throws(JSONError) {
    guard depth < limits.depth else { throw failure(.nestedTooDeeply) }
    depth += 1
    offset += 1
    skipWhitespace()
  }

  private mutating func leave(at end: UInt8) -> Bool {
    guard consume(end) else { return false }
    depth -= 1
    return true
  }
}
