import Basics

/// Walks the description of a stored type in one of several ways: writes or reads JSON or bytes, or learns a value's
/// name.
///
/// What cannot be read leaves the value as it was handed in, and the first such name is kept: asked once at the end, it
/// spares every value a check of its own. A byte has no name, so what is out of bounds there becomes the nearest bound,
/// and what cannot be is refused.
///
/// NB: one struct with a way and no generic coders, never inlined: each type costs its calls, not four copies of them.
package struct Coder {
  enum Way {
    case naming
    case writingJSON
    case readingJSON
    case writingBytes
    case readingBytes
  }

  let way: Way
  /// The members of the object that have been written.
  var members: [JSONMember] = []
  /// The object that is being read.
  var json = JSON.null
  /// The objects around the one that is being written or read.
  var outer: [Outer] = []
  var writer = ByteWriter()
  var reader = ByteReader([])
  /// The name of the value that came last.
  private(set) var name: StaticString = ""
  /// The first name whose value was not as it has to be.
  private var fault: StaticString?

  init(_ way: Way) { self.way = way }

  init(_ json: JSON) {
    way = .readingJSON
    self.json = json
  }

  init(_ writer: ByteWriter) {
    way = .writingBytes
    self.writer = writer
  }

  init(_ reader: ByteReader) {
    way = .readingBytes
    self.reader = reader
  }

  package var isReading: Bool { way == .readingJSON || way == .readingBytes }

  var object: JSON { .object(members) }

  /// Notes that what was read under a name cannot have been written.
  @inline(never)
  package mutating func refuse(_ name: StaticString) {
    if !fault.exists { fault = name }
    reader.refuse()
  }

  func check() throws(JSONFieldError) {
    if let fault { throw JSONFieldError(name: fault) }
  }

  // How members of JSON are written and read.

  @inline(never)
  mutating func put(_ name: StaticString, _ value: JSON) {
    members.append(JSONMember(name: name.description, value: value))
  }

  @inline(never)
  func member(_ name: StaticString) -> JSON? {
    guard case .object(let members) = json else { return nil }
    // By index, because to copy members until the right one comes would take longer than to look at them.
    for index in members.indices where members[index].name.isSame(as: name) {
      return members[index].value
    }
    return nil
  }

  mutating func note(_ name: StaticString) { self.name = name }
}
