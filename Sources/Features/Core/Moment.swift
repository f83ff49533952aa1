import Domain
import Time

/// When something happened, by the three clocks that a browser has.
package struct Moment: Hashable, Sendable {
  package let now: Instant
  /// A clock that nobody can set, from an arbitrary start that every page load has of its own.
  package let monotonic: Seconds
  package let offset: UTCOffset

  package init(now: Instant, monotonic: Seconds, offset: UTCOffset) {
    self.now = now
    self.monotonic = monotonic
    self.offset = offset
  }

  package var today: LocalDay { LocalDay(now, offset: offset) }
}
