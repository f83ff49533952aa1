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
    let outerNames = nameOffsets.count
    var members: [JSONMember] = []
    repeat {
      skipWhitespace()
      members.append(try member())
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBrace) else { throw failure(.commaOrBraceExpected) }
    try refuseDuplicateName(in: members, offsets: nameOffsets[outerNames...])
    nameOffsets.removeSubrange(outerNames...)
    return members
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    guard peek == ASCII.quote else { throw failure(.nameExpected) }
    nameOffsets.append(offset)
    let name = try string()
    skipWhitespace()
    guard consume(ASCII.colon) else { throw failure(.colonExpected) }
    skipWhitespace()
    return JSONMember(name: name, value: try value())
  }

  private func refuseDuplicateName(
    in members: [JSONMember],
    offsets: ArraySlice<Int>
  ) throws(JSONError) {
    guard let duplicate = members.firstDuplicateName else { return }
    throw JSONError(reason: .duplicateName, offset: offsets[offsets.startIndex + duplicate])
  }

  /// Steps over an opening bracket or brace and what space follows it.
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
