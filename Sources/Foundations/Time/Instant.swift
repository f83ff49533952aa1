/// A point in time: milliseconds since 1970 in UTC, bounded to the years 1970 to 9999.
package struct Instant: Hashable, Sendable {
  /// The last millisecond of the year 9999.
  package static let latest: Int64 = 253_402_300_799_999

  package let milliseconds: Int64

  /// Values outside the bounds become the nearest bound.
  package init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, 0), Self.latest)
  }

  /// The time that passed since an earlier instant; negative when a clock was set back.
  package func since(_ earlier: Instant) -> Seconds {
    Seconds(milliseconds: milliseconds - earlier.milliseconds)
  }

  package func adding(_ duration: Seconds) -> Instant {
    Instant(milliseconds: milliseconds + duration.milliseconds)
  }
}

extension Instant: Comparable {
  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
