import Basics
import Time

/// How far ahead of UTC the clocks of a place are, from instant to instant.
package struct OffsetTable: Hashable, Sendable {
  /// In seconds since 1970, ascending.
  private let transitions: [Int64]
  /// In seconds ahead of UTC: before the first transition, and from each on.
  private let offsets: [Int32]

  /// - Parameters:
  ///   - before: the offset in seconds up to the first transition.
  ///   - transitions: instants in seconds since 1970, in any order, each with the offset from then on.
  package init(before: Int, transitions: [(at: Int64, offset: Int)] = []) {
    let ascending = transitions.ordered { $0.at < $1.at }
    self.transitions = ascending.map { $0.at }
    offsets = [Int32(before)] + ascending.map { Int32($0.offset) }
  }

  package static let utc = OffsetTable(before: 0)

  package func offset(at instant: Int64) -> Int64 {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return Int64(offsets[low])
  }

  /// Whether clocks are so far ahead of UTC within the year before a wall's time.
  func everHas(_ offset: Int, before end: WallTime) -> Bool {
    let months = 0..<Int64(12)
    return months.contains { month in
      self.offset(at: end.seconds - month * 30 * WallTime.secondsPerDay) == Int64(offset)
    }
  }

  package func wall(at instant: Int64) -> WallTime {
    WallTime(seconds: instant + offset(at: instant))
  }

  /// When the clocks show a time; see ``firstInstant(showing:offset:)``.
  package func instant(of wall: WallTime) -> Int64 {
    firstInstant(showing: wall.seconds) { offset(at: $0) }
  }

  /// What the clocks show meanwhile; not less, though a minute may be shown twice or left out at its ends.
  func walls(during instants: Range<Int64>) -> Range<WallTime> {
    let first = offsets(around: instants.lowerBound).min() ?? 0
    let last = offsets(around: instants.upperBound).max() ?? 0
    let lower = WallTime(seconds: instants.lowerBound + first)
    return lower..<max(lower, WallTime(seconds: instants.upperBound + last))
  }

  private func offsets(around instant: Int64) -> [Int64] {
    [-WallTime.secondsPerDay, 0, WallTime.secondsPerDay].map { offset(at: instant + $0) }
  }
}
