extension JSONParser {
  mutating func array() throws(JSONError) -> [JSON] {
    var all: [JSON] = []
    try elements { element, _ in all.append(element) }
    return all
  }

  /// Hands over the elements of an array one by one, each with its place in the text.
  mutating func elements(
    _ take: (_ element: JSON, _ offset: Int) -> Void
  ) throws(JSONError) {
    try enter()
    if leave(at: ASCII.closeBracket) { return }
    repeat {
      skipWhitespace()
      let start = offset
      take(try value(), start)
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBracket) else { throw failure(.commaOrBracketExpected) }
  }

  mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    if leave(at: ASCII.closeBrace) { return [] }
    let outerNames = marks.count
    var members: [JSONMember] = []
    repeat {
      skipWhitespace()
      let name = try memberName(members.count)
      members.append(JSONMember(name: name, value: try value()))
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBrace) else { throw failure(.commaOrBraceExpected) }
    try closeNames(of: members, from: outerNames)
    return members
  }

  /// Reads the name of an object's next member up to its value.
  mutating func memberName(_ index: Int) throws(JSONError) -> String {
    guard peek == ASCII.quote else { throw failure(.nameExpected) }
    let start = offset
    let name = try string()
    marks.append(JSONNameMark(fingerprint: name.fingerprint, index: index, offset: start))
    skipWhitespace()
    guard consume(ASCII.colon) else { throw failure(.colonExpected) }
    skipWhitespace()
    return name
  }

  /// Steps over an opening bracket or brace and what space follows it.
  mutating func enter() throws(JSONError) {
    guard depth < limits.depth else { throw failure(.nestedTooDeeply) }
    depth += 1
    offset += 1
    skipWhitespace()
  }

  mutating func leave(at end: UInt8) -> Bool {
    guard consume(end) else { return false }
    depth -= 1
    return true
  }
}
