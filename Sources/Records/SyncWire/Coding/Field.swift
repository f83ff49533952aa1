import Basics

/// One of several fields of a thing, each under its own name.
///
/// An object of JSON holds those that were set, in the order in which they were.
package protocol Field: Described {
  /// One field of each kind, with any value.
  static var kinds: [Self] { get }
}

extension Field {
  package static var blank: Self { kinds[0] }

  /// The name under which the field is stored.
  @inline(never)
  package var name: StaticString {
    var coder = Coder(.naming)
    _ = coded(by: &coder)
    return coder.name
  }

  /// Whether both are the same field, with whatever values.
  package func isSameKind(as other: Self) -> Bool { name.description.isSame(as: other.name) }

  /// Whether both are the same field with the same value, scalar by scalar.
  ///
  /// By the bytes of their one description: `==` on texts would bring Unicode's tables into the module.
  package func isSame(as other: Self) -> Bool { isSameKind(as: other) && bytes == other.bytes }

  /// The field of a name; none for one that only a newer version knows.
  @inline(never)
  static func kind(_ name: String) -> Self? { kinds.first { name.isSame(as: $0.name) } }

  @inline(never)
  private var bytes: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension Coder {
  /// Walks the fields that this version knows: others are a newer version's.
  ///
  /// There are no bytes for them.
  package mutating func fields<Kind: Field>(_ name: StaticString, _ fields: [Kind]) -> [Kind] {
    if way == .writingBytes || way == .readingBytes { refuse(name) }
    guard beginObject(name) else { return fields }
    var read: [Kind] = []
    if isReading {
      for member in json.object ?? [] {
        if let known = Kind.kind(member.name) { read.append(known.coded(by: &self)) }
      }
    } else {
      for field in fields { read.append(field.coded(by: &self)) }
    }
    endObject(name)
    return read
  }
}
