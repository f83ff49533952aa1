extension JSON {
  /// Reads a document that is an object with one long array in it.
  ///
  /// The elements of the array called `name` are handed over one by one, each with the number of bytes
  /// before it, and are not kept: a value takes up to fifteen times as much memory as its text. What
  /// is returned has an empty array in their place. Other documents are returned whole.
  ///
  /// NB: when the text turns out to be damaged, the elements before the damage have been handed over.
  package static func parse(
    _ bytes: [UInt8],
    elementsOf name: String,
    limits: JSONLimits,
    _ take: (_ element: JSON, _ offset: Int) -> Void
  ) throws(JSONError) -> JSON {
    let bytes = bytes.span
    try check(bytes, limits)
    return try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
      var parser = JSONParser(bytes: bytes, limits: limits)
      return try parser.document(elementsOf: name, take)
    }
  }
}

extension JSONParser {
  fileprivate mutating func document(
    elementsOf name: String,
    _ take: (JSON, Int) -> Void
  ) throws(JSONError) -> JSON {
    skipWhitespace()
    guard peek == ASCII.openBrace else { return try document() }
    let members = try object(elementsOf: name, take)
    skipWhitespace()
    guard peek == nil else { throw failure(.trailingText) }
    return .object(members)
  }

  /// Like `object`, which every record is read by and which is kept free of this.
  private mutating func object(
    elementsOf long: String,
    _ take: (JSON, Int) -> Void
  ) throws(JSONError) -> [JSONMember] {
    try enter()
    if leave(at: ASCII.closeBrace) { return [] }
    var members: [JSONMember] = []
    repeat {
      skipWhitespace()
      let name = try memberName(members.count)
      if peek == ASCII.openBracket, name.hasSameScalars(as: long) {
        try elements(take)
        members.append(JSONMember(name: name, value: .array([])))
      } else {
        members.append(JSONMember(name: name, value: try value()))
      }
      skipWhitespace()
    } while consume(ASCII.comma)
    guard leave(at: ASCII.closeBrace) else { throw failure(.commaOrBraceExpected) }
    try closeNames(of: members, from: 0)
    return members
  }
}
