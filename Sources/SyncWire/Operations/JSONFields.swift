/// A field of an object that is missing, of another type or out of bounds.
///
/// Names are static strings: half a dozen functions that read many fields are a third smaller when
/// their errors need no care.
package struct JSONFieldError: Error, Sendable {
  package let name: StaticString

  package init(name: StaticString) {
    self.name = name
  }
}

/// Reads an object's members by name and says which one is not as it has to be.
///
/// NB: never inlined, or every field that is read costs 200 bytes in the browser.
package struct JSONFields: Sendable {
  package let json: JSON

  package init(_ json: JSON) {
    self.json = json
  }

  private subscript(name: StaticString) -> JSON? {
    guard case .object(let members) = json else { return nil }
    // By index: to copy members until the right one comes would take longer than to look at them.
    for index in members.indices where members[index].name.isSame(as: name) {
      return members[index].value
    }
    return nil
  }

  @inline(never)
  package func has(_ name: StaticString) -> Bool {
    switch self[name] {
    case nil, .null: false
    default: true
    }
  }

  @inline(never)
  package func string(_ name: StaticString) throws(JSONFieldError) -> String {
    guard let value = self[name]?.string else { throw JSONFieldError(name: name) }
    return value
  }

  @inline(never)
  package func bool(_ name: StaticString) throws(JSONFieldError) -> Bool {
    guard let value = self[name]?.bool else { throw JSONFieldError(name: name) }
    return value
  }

  @inline(never)
  package func integer(
    _ name: StaticString,
    in bounds: ClosedRange<Int64>
  ) throws(JSONFieldError) -> Int64 {
    guard let value = self[name]?.int64, bounds.contains(value) else {
      throw JSONFieldError(name: name)
    }
    return value
  }

  @inline(never)
  package func id(_ name: StaticString) throws(JSONFieldError) -> UInt128 {
    guard let value = UInt128(hexText: try string(name)) else { throw JSONFieldError(name: name) }
    return value
  }

  @inline(never)
  package func array(_ name: StaticString) throws(JSONFieldError) -> [JSON] {
    guard let value = self[name]?.array else { throw JSONFieldError(name: name) }
    return value
  }

  @inline(never)
  package func value(_ name: StaticString) throws(JSONFieldError) -> JSON {
    guard let value = self[name] else { throw JSONFieldError(name: name) }
    return value
  }
}
