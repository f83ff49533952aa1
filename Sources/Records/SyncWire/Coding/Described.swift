/// A type with one description of how it is stored, which every coder walks.
package protocol Described {
  /// The value with which a reading begins. It is never seen, because a reading that misses something fails.
  static var blank: Self { get }

  /// Hands each value to the coder and is made of what comes back.
  ///
  /// A coder that writes hands back the same values, one that reads the stored ones.
  func coded(by coder: inout Coder) -> Self
}

extension Described {
  /// The value as an object of JSON.
  package var json: JSON {
    var coder = Coder(.writingJSON)
    _ = coded(by: &coder)
    return coder.object
  }

  /// Reads an object of JSON; members that the description does not name are passed over.
  package init(_ json: JSON) throws(JSONFieldError) {
    self = try Self.blank.reading(json)
  }

  /// Reads an object whose kind was said elsewhere, so that it is a value like this one.
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

  /// Reads bytes; what is missing or impossible breaks the reader.
  package init(from reader: inout ByteReader) {
    var coder = Coder(reader)
    self = Self.blank.coded(by: &coder)
    reader = coder.reader
  }
}
