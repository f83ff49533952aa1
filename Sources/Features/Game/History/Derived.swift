import AppCore

/// Something that was derived from the log, and from which state of it.
package struct Derived<Value: Sendable>: Sendable {
  package let value: Value
  private let version: CoreVersion

  init(_ value: Value, _ core: Core) {
    self.value = value
    version = core.version
  }

  /// Nothing has happened since that would change it.
  func isUpToDate(_ core: Core) -> Bool { version == core.version }
}
