extension ByteReader {
  /// As many as stand before them.
  package mutating func list<Element>(_ each: (inout ByteReader) -> Element) -> [Element] {
    var list: [Element] = []
    for _ in 0..<count() where !isBroken { list.append(each(&self)) }
    return list
  }
}

extension ByteWriter {
  /// How many, then each.
  package mutating func write<Element>(
    list: [Element],
    _ each: (inout ByteWriter, Element) -> Void
  ) {
    write(count: list.count)
    for element in list { each(&self, element) }
  }
}
