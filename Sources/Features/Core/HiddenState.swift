/// What only the later part of the module knows: the first part hands it on, and has no code that copies or drops its
/// contents.
///
/// NB: a class for the same reason as ``Action``. Its contents never change, so a copy of its owner may share them.
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

  /// Its contents, if they are of that type.
  package func value<Value: Sendable>(_ type: Value.Type = Value.self) -> Value? {
    (self as? HiddenStateOf<Value>)?.value
  }
}
