import Core

/// What the page loads after its first paint: all that no quest needs (decision 31).
package struct LaterPart: Sendable {
  package enum Phase: Hashable, Sendable {
    case coming
    /// The part could not be loaded; the browser tries again.
    case missing
    case here
  }

  package private(set) var phase: Phase
  /// The last action that needs the part; the page shows that it waits.
  package private(set) var awaited: Action?

  init(_ phase: Phase) { self.phase = phase }
}

extension LaterPart {
  /// Keeps an action until the part is here, and asks for the part at once where it is missing.
  mutating func await(_ action: Action) -> [Effect] {
    awaited = action
    return tryAgain()
  }

  /// Asks for the part where it is missing; while it is coming there is nothing to do.
  mutating func tryAgain() -> [Effect] {
    if phase != .missing { return [] }
    phase = .coming
    return [.ask(.loadLaterPart)]
  }

  mutating func forgetAwaited() { awaited = nil }

  mutating func note(isHere: Bool) {
    // A part that is here stays here, whatever a late failure says.
    if phase != .here { phase = isHere ? .here : .missing }
  }

  /// The action that waited, once it can be done.
  mutating func takeAwaited() -> Action? {
    guard phase == .here else { return nil }
    defer { awaited = nil }
    return awaited
  }
}
