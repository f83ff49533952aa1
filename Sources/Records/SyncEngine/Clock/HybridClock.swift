import SyncWire

/// A device's hybrid clock: every edit is later than all that the device has seen.
package struct HybridClock: Sendable {
  package let device: UInt128
  package private(set) var latest: UInt64 = 0

  package init(device: UInt128) {
    self.device = device
  }

  /// The next time: the clock on the wall, or just after everything seen when that is ahead.
  ///
  /// A full count runs over into the milliseconds; only at the very end of the range, which no honest clock reaches,
  /// times stop growing and the device's and operation's ids keep the order.
  package mutating func tick(milliseconds: Int64) -> HybridTime {
    let wall = UInt64(min(max(milliseconds, 0), HybridTime.largestMillisecond)) << 16
    let next = latest == .max ? latest : latest + 1
    latest = max(wall, next)
    return HybridTime(packed: latest, device: device)
  }

  /// Takes in a time of another device; it is never capped, so order heals after one exchange even with a clock that is
  /// years ahead.
  package mutating func absorb(_ time: HybridTime) { absorb(packed: time.packed) }

  package mutating func absorb(packed: UInt64) { latest = max(latest, packed) }
}
