/// A value behind a pointer.
///
/// What copies its owner copies one word, and carries no code that copies each of its parts: that of a screen which
/// comes later would come with the first.
@propertyWrapper
package struct Boxed<Value> {
  fileprivate indirect enum Box {
    case value(Value)
  }

  private var box: Box

  package init(wrappedValue: Value) { box = .value(wrappedValue) }

  package var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set { box = .value(newValue) }
  }
}

extension Boxed.Box: Sendable where Value: Sendable {}
extension Boxed: Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
