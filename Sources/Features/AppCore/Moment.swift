import Domain
import Time

/// The time at which something happened, by the three clocks that a browser has.
package struct Moment: Hashable, Sendable {
  package let now: Instant
  /// The time of a clock that nothing can set; each page load starts it anew.
  package let monotonic: Seconds
  package let offset: UTCOffset

  package init(now: Instant, monotonic: Seconds, offset: UTCOffset) {
    self.now = now
    self.monotonic = monotonic
    self.offset = offset
  }

  package func later(by time: Seconds) -> Moment {
    Moment(now: now.adding(time), monotonic: monotonic + time, offset: offset)
  }

  package var today: LocalDay { LocalDay(now, offset: offset) }
}
