import Basics

/// A JSON document or a part of one (RFC 8259).
///
/// Two values are equal when they write the same bytes: the order of members counts, numbers compare as text, strings
/// scalar by scalar.
///
/// NB: names inside one object must differ, or what was written cannot be read. Parsing and dictionary literals see to
/// that; code that builds members by hand does it itself.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  case object([JSONMember])
}

/// A name and its value; an object keeps them in the order in which they were written.
package struct JSONMember: Equatable, Sendable {
  package var name: String
  package var value: JSON

  package init(name: String, value: JSON) {
    self.name = name
    self.value = value
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.name.hasSameScalars(as: right.name) && left.value == right.value
  }
}

extension JSON: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameScalars(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}
