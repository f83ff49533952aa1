/// A type with one description of how it is stored, which every coder walks.
package protocol Described {
  /// What a reading begins with. Nobody sees it: a reading that misses something fails.
  static var blank: Self { get }

  /// Hands each value to the coder and is made of what comes back: the same values from a coder that
  /// writes, the stored ones from a coder that reads.
  func coded(by coder: inout Coder) -> Self
}

extension Described {
  /// As an object of JSON.
  package var json: JSON {
    var coder = Coder(.writingJSON)
    _ = coded(by: &coder)
    return coder.object
  }

  /// Members that the description does not name are passed over.
  package init(_ json: JSON) throws(JSONFieldError) {
    self = try Self.blank.reading(json)
  }

  /// What the object says, for a kind of which it has been said elsewhere that it is one like this.
  package func reading(_ json: JSON) throws(JSONFieldError) -> Self {
    var coder = Coder(json)
    let read = coded(by: &coder)
    try coder.check()
    return read
  }

  package func write(to writer: inout ByteWriter) {
    var coder = Coder(writer)
    _ = coded(by: &coder)
    writer = coder.writer
  }

  /// What is missing or impossible breaks the reader.
  package init(from reader: inout ByteReader) {
    var coder = Coder(reader)
    self = Self.blank.coded(by: &coder)
    reader = coder.reader
  }
}
