/// How many taps on *Done* came late, how many in time, and how many of both were asked about.
struct TapCount: Hashable {
  private(set) var late = Share()
  private(set) var honest = Share()

  struct Share: Hashable {
    private(set) var asked = 0
    private(set) var all = 0

    fileprivate mutating func take(_ isAskedAbout: Bool) {
      all += 1
      if isAskedAbout { asked += 1 }
    }

    fileprivate mutating func add(_ other: Share) {
      all += other.all
      asked += other.asked
    }
  }

  mutating func take(_ tap: SimulatedTap) {
    if tap.isLate { late.take(tap.isAskedAbout) } else { honest.take(tap.isAskedAbout) }
  }

  mutating func add(_ other: TapCount) {
    late.add(other.late)
    honest.add(other.honest)
  }
}
