import Core

/// What the page loads after its first paint: all that no quest needs (decision 31).
package struct LaterPart: Sendable {
  package enum Phase: Hashable, Sendable {
    case coming
    /// It could not be loaded; the browser tries again.
    case missing
    case here
  }

  package private(set) var phase: Phase
  /// What waits for it, and shows so: the last thing somebody wanted of it.
  package private(set) var awaited: Action?

  init(_ phase: Phase) { self.phase = phase }
}

extension LaterPart {
  /// It is done as soon as the part is here; where it is missing somebody wants it now.
  mutating func await(_ action: Action) -> [Effect] {
    awaited = action
    return tryAgain()
  }

  /// Nothing to do while it is coming anyway.
  mutating func tryAgain() -> [Effect] {
    if phase != .missing { return [] }
    phase = .coming
    return [.ask(.loadLaterPart)]
  }

  mutating func forgetAwaited() { awaited = nil }

  mutating func note(isHere: Bool) {
    // What is here stays.
    if phase != .here { phase = isHere ? .here : .missing }
  }

  /// What can be done now.
  mutating func takeAwaited() -> Action? {
    guard phase == .here else { return nil }
    defer { awaited = nil }
    return awaited
  }
}
