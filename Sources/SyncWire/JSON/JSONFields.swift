/// A field of an object that is missing, of another type or out of bounds.
package struct JSONFieldError: Error, Equatable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}

/// Reads an object's members by name and says which one is not as it has to be.
package struct JSONFields: Sendable {
  package let json: JSON

  package init(_ json: JSON) {
    self.json = json
  }

  package func has(_ name: String) -> Bool {
    switch json[name] {
    case nil, .null: false
    default: true
    }
  }

  package func string(_ name: String) throws(JSONFieldError) -> String {
    guard let value = json[name]?.string else { throw JSONFieldError(name: name) }
    return value
  }

  package func bool(_ name: String) throws(JSONFieldError) -> Bool {
    guard let value = json[name]?.bool else { throw JSONFieldError(name: name) }
    return value
  }

  package func integer(
    _ name: String,
    in bounds: ClosedRange<Int64>
  ) throws(JSONFieldError) -> Int64 {
    guard let value = json[name]?.int64, bounds.contains(value) else {
      throw JSONFieldError(name: name)
    }
    return value
  }

  package func id(_ name: String) throws(JSONFieldError) -> UInt128 {
    guard let value = UInt128(hexText: try string(name)) else { throw JSONFieldError(name: name) }
    return value
  }

  package func array(_ name: String) throws(JSONFieldError) -> [JSON] {
    guard let value = json[name]?.array else { throw JSONFieldError(name: name) }
    return value
  }

  package func value(_ name: String) throws(JSONFieldError) -> JSON {
    guard let value = json[name] else { throw JSONFieldError(name: name) }
    return value
  }
}
