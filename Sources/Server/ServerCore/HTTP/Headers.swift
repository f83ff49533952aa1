import Basics
import SyncWire

/// The header fields of a message, in their order; names are compared without regard to case.
///
/// A field that could break out of its line never gets in, so no header can smuggle in another one.
package struct Headers: Sendable, Equatable {
  package struct Field: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  package private(set) var fields: [Field] = []

  package init() {}

  /// The first value under this name.
  package subscript(name: String) -> String? {
    fields.first { $0.name.isEqualIgnoringCase(name) }?.value
  }

  package func all(_ name: String) -> [String] {
    fields.filter { $0.name.isEqualIgnoringCase(name) }.map(\.value)
  }

  /// The elements of a header that is a list, such as `Accept-Encoding`, over all its fields.
  func list(_ name: String) -> [String] {
    all(name).flatMap { $0.split(separator: ",") }.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Adds a field, and says whether it was fit to be one.
  @discardableResult
  package mutating func add(_ name: String, _ value: String) -> Bool {
    guard Self.isSafe(name: name, value: value) else { return false }
    fields.append(Field(name: name, value: value))
    return true
  }

  /// Replaces every field of this name.
  mutating func set(_ name: String, _ value: String) {
    fields.removeAll { $0.name.isEqualIgnoringCase(name) }
    add(name, value)
  }

  /// Replaces every field of these names.
  mutating func set(_ others: Headers) {
    fields.removeAll { others[$0.name].exists }
    fields += others.fields
  }

  /// The name is a token, and the value has no control character but the tabulator.
  private static func isSafe(name: String, value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(\.isToken)
      && value.utf8.allSatisfy { !$0.isControl || $0 == 0x09 }
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }
}
