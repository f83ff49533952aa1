/// A field of an object that is missing, of another type or out of bounds.
///
/// Names are static strings: half a dozen functions that read many fields are a third smaller when their errors need no
/// care.
package struct JSONFieldError: Error, Sendable {
  package let name: StaticString

  package init(name: StaticString) {
    self.name = name
  }
}
