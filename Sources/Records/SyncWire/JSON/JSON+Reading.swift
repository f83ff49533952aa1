import Basics

extension JSON {
  /// The value of an object's member; nil when there is none of that name, or no object.
  package subscript(name: String) -> JSON? {
    object?.first { $0.name.hasSameScalars(as: name) }?.value
  }

  package var isNull: Bool { self == .null }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an integer; see ``JSONNumber/int64``.
  package var int64: Int64? { number?.int64 }

  /// The number as a Double; see ``JSONNumber/double``.
  package var double: Double? { number?.double }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let value) = self { value } else { nil }
  }
}
