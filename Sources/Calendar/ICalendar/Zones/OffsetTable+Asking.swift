extension OffsetTable {
  /// The offsets of a place that answers for single instants, as browsers do.
  ///
  /// - Parameters:
  ///   - instants: in seconds since 1970; before and after them the offset stays.
  ///   - step: in seconds; where clocks are put and put back within one, it is not noticed.
  ///   - offset: in seconds ahead of UTC.
  package init(asking instants: Range<Int64>, step: Int64 = 432_000, _ offset: (Int64) -> Int) {
    var (at, known) = (instants.lowerBound, offset(instants.lowerBound))
    let before = known
    var transitions: [(at: Int64, offset: Int)] = []
    while at < instants.upperBound {
      let next = min(at + step, instants.upperBound)
      let there = offset(next)
      if there != known {
        transitions.append((Self.change(from: known, in: at..<next, offset), there))
      }
      (at, known) = (next, there)
    }
    self.init(before: before, transitions: transitions)
  }

  /// The first instant with another offset, to the second.
  private static func change(
    from known: Int,
    in range: Range<Int64>,
    _ offset: (Int64) -> Int
  ) -> Int64 {
    var (low, high) = (range.lowerBound, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(middle) == known { low = middle } else { high = middle }
    }
    return high
  }
}
