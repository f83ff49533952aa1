import Basics

// There is no nil literal on purpose: `json["name"] == nil` must ask whether the member is there.

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Makes an object; of two values under one name the later one counts, as in assigning twice.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    var members: [JSONMember] = []
    for (name, value) in elements {
      members.removeAll { $0.name.hasSameScalars(as: name) }
      members.append(JSONMember(name: name, value: value))
    }
    self = .object(members)
  }
}
