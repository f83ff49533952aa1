import Domain
import Time

/// The name of a wait, which its feature chooses.
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

/// The time until which a feature waits.
package enum Delay: Hashable, Sendable {
  /// A duration by the clock that nothing can set.
  case after(Seconds)
  /// An instant by the clock on the wall, also if that is set or the device sleeps.
  case at(Instant)
  /// A duration in which the page is not touched, by either clock.
  case untouched(Seconds)
}
