import Domain
import Time

/// The name of a wait: a feature's own.
///
/// A wait replaces the one before of the same name, so what fires is always the last one that was ordered.
package struct TimerID: Hashable, Sendable {
  package let owner: Owner
  package let number: Int

  package init(_ owner: Owner, _ number: Int = 0) {
    self.owner = owner
    self.number = number
  }
}

/// Until when something is waited for.
package enum Delay: Hashable, Sendable {
  /// By a clock that nobody can set.
  case after(Seconds)
  /// By the clock on the wall, whoever sets it and however long the device sleeps.
  case at(Instant)
  /// Until nobody has touched the page for so long, by either clock.
  case untouched(Seconds)
}
