extension ByteReader {
  /// Reads a count and so many elements.
  package mutating func list<Element>(_ each: (inout ByteReader) -> Element) -> [Element] {
    var list: [Element] = []
    for _ in 0..<count() where !isBroken { list.append(each(&self)) }
    return list
  }
}

extension ByteWriter {
  /// Writes a count and each element.
  package mutating func write<Element>(
    list: [Element],
    _ each: (inout ByteWriter, Element) -> Void
  ) {
    write(count: list.count)
    for element in list { each(&self, element) }
  }
}
