/// What only the later part of the module knows: the first part hands it on, and carries no code that copies or drops
/// what is in it.
///
/// NB: a class for the same reason as ``Action``. What is in it never changes, so whoever copies its owner copies it.
package class HiddenState: @unchecked Sendable {
  fileprivate init() {}
}

private final class HiddenStateOf<Value: Sendable>: HiddenState, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension HiddenState {
  @inline(never)
  package static func of<Value: Sendable>(_ value: Value) -> HiddenState { HiddenStateOf(value) }

  /// What is in it, if it is of that type.
  package func value<Value: Sendable>(_ type: Value.Type = Value.self) -> Value? {
    (self as? HiddenStateOf<Value>)?.value
  }
}
