import Time

/// What a rule takes of one period: days, times of each, and of all of them those that BYSETPOS leaves.
///
/// They are not written out: a year of a rule with all hours, minutes and seconds has 31 million.
struct RecurrencePeriod {
  var days: [LocalDay] = []
  /// In seconds, the same on each of its days.
  var offsets: [Int] = []
  /// The second of the day from which the offsets count.
  private var base = 0
  /// None where all are left.
  private var chosen: [Int]?

  /// - Returns: how many days were looked at, and places of BYSETPOS.
  mutating func take(_ periods: RecurrencePeriods) -> Int {
    var looked = 0
    for range in periods.ranges() {
      for number in range where periods.rule.takes(LocalDay(number: number)) {
        days.append(LocalDay(number: number))
      }
      looked += range.count
    }
    base = periods.second
    if !periods.rule.bySetPosition.isEmpty {
      chosen = periods.rule.bySetPosition.places(of: days.count * offsets.count)
      looked += periods.rule.bySetPosition.size
    }
    return looked
  }

  var count: Int { days.isEmpty ? 0 : chosen?.count ?? days.count * offsets.count }

  func time(at place: Int) -> WallTime {
    let index = chosen.map { $0[place] - 1 } ?? place
    let (day, offset) = index.quotientAndRemainder(dividingBy: offsets.count)
    return WallTime(day: days[day], second: base + offsets[offset])
  }

  /// The first of them that is not before a time; `count` where all are.
  func place(notBefore time: WallTime) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.time(at: middle) < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
