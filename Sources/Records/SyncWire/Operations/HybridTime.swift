/// A moment of the hybrid logical clock: orders edits, and is never shown or used as a date.
///
/// 48 bits of milliseconds, 16 bits of count, then the device, so that no two devices ever share one
/// (Kulkarni et al., "Logical Physical Clocks", 2014).
package struct HybridTime: Hashable, Sendable {
  package static let largestMillisecond: Int64 = 0xFFFF_FFFF_FFFF
  package static let largestCount: Int64 = 0xFFFF

  /// Milliseconds above and count below, so that comparing it compares both.
  package let packed: UInt64
  package let device: UInt128

  package init(packed: UInt64, device: UInt128) {
    self.packed = packed
    self.device = device
  }

  /// Makes a time of its parts; none when one is out of its bounds.
  package init?(milliseconds: Int64, count: Int64, device: UInt128) {
    guard (0...Self.largestMillisecond).contains(milliseconds),
      (0...Self.largestCount).contains(count)
    else { return nil }
    packed = UInt64(milliseconds) << 16 | UInt64(count)
    self.device = device
  }

  package var milliseconds: Int64 { Int64(packed >> 16) }
  package var count: Int64 { Int64(packed & 0xFFFF) }
}

extension HybridTime: Comparable {
  package static func < (left: HybridTime, right: HybridTime) -> Bool {
    (left.packed, left.device) < (right.packed, right.device)
  }
}
