/// A value that its newest writer decides, in whatever order the writers arrive.
struct Register<Value: Hashable & Sendable>: Hashable, Sendable {
  private(set) var value: Value?
  private var stamp: Stamp?

  mutating func write(_ newValue: Value, at newStamp: Stamp) {
    if let stamp, newStamp <= stamp { return }
    value = newValue
    stamp = newStamp
  }
}
