import Time

/// The instances of a rule in a window, one after the other: ascending, each once.
///
/// What lies before the window is passed over by computing where the rule allows it. The work is counted in periods
/// and days that were looked at; at its limit the rest is given up, so that no rule can hang who asks.
package struct Recurrence: IteratorProtocol {
  /// Days of five hundred years; a few milliseconds.
  package static let usualLimit = 200_000

  package private(set) var steps = 0
  /// Whether instances may be missing, because the work was too much.
  package private(set) var isGivenUp = false

  private let rule: RecurrenceRule
  private let window: Range<WallTime>
  private let limit: Int
  private var periods: RecurrencePeriods
  /// The first time at which the rule may give an instance.
  private var floor: WallTime
  /// DTSTART, where it is an instance whatever the rule says.
  private var first: WallTime?
  /// What COUNT still allows.
  private var remaining: Int64
  private var isOver: Bool

  private var present = RecurrencePeriod()
  private var place = 0

  /// - Parameters:
  ///   - start: DTSTART. UNTIL is compared with it as both are written: zones are the caller's.
  ///   - window: in which the instances begin.
  ///   - countsStart: whether DTSTART is the first instance also where the rule does not hit it (3.8.5.3).
  package init(
    _ rule: RecurrenceRule,
    from start: WrittenTime,
    in window: Range<WallTime>,
    countsStart: Bool = true,
    limit: Int = Recurrence.usualLimit
  ) {
    let end = min(window.upperBound, rule.end(for: start.form) ?? window.upperBound)
    self.rule = rule.completed(by: start)
    self.window = min(window.lowerBound, end)..<end
    self.limit = limit
    periods = RecurrencePeriods(self.rule, from: start.wall)
    present.offsets = self.rule.offsets
    steps = present.offsets.count
    floor = start.wall
    isOver = start.wall >= end
    remaining = rule.count.map { Int64($0) } ?? .max
    if countsStart, !rule.hitsEachPeriod {
      first = start.wall
      floor = start.wall.adding(seconds: 1)
    }
    passOver(rule)
  }

  package mutating func next() -> WallTime? {
    if let start = first {
      first = nil
      if let time = counted(start) { return time }
    }
    while !isOver {
      guard place < present.count else {
        goOn()
        continue
      }
      place += 1
      if let time = counted(present.time(at: place - 1)) { return time }
    }
    return nil
  }

  /// The instance, unless it is none any more, or is still before the window.
  private mutating func counted(_ time: WallTime) -> WallTime? {
    isOver = isOver || remaining <= 0 || time >= window.upperBound
    guard !isOver else { return nil }
    remaining -= 1
    return time >= window.lowerBound ? time : nil
  }

  /// Leaves out what lies before the window, unless COUNT has to see each of them.
  private mutating func passOver(_ rule: RecurrenceRule) {
    if rule.count == nil {
      periods.skip(to: window.lowerBound)
    } else if rule.hitsEachPeriod {
      remaining -= periods.skip(to: window.lowerBound)
    }
  }

  /// To the next period.
  private mutating func goOn() {
    place = 0
    present.days.removeAll(keepingCapacity: true)
    isGivenUp = steps >= limit
    isOver = isGivenUp || remaining <= 0 || periods.isBeyond(window.upperBound)
    guard !isOver else { return }
    steps += 1
    guard !periods.passOverUntaken() else { return }
    steps += present.take(periods)
    periods.advance()
    place = present.place(notBefore: floor)
    // Those before the window only count.
    let begin = max(place, present.place(notBefore: window.lowerBound))
    remaining -= Int64(begin - place)
    place = begin
  }
}

extension RecurrenceRule {
  /// Whether each period from DTSTART's on has one instance, so that they need not be looked at to be counted.
  var hitsEachPeriod: Bool {
    !hasByPart && frequency.rawValue <= Frequency.weekly.rawValue
  }

  /// The first time that is too late for UNTIL.
  func end(for form: WrittenTime.Form) -> WallTime? {
    guard let until else { return nil }
    let isWholeDay = until.form == .date || form == .date
    return isWholeDay
      ? WallTime(day: until.wall.day.adding(days: 1)) : until.wall.adding(seconds: 1)
  }

  /// The seconds of its instances from the begin of their day, hour or minute, ascending; of a complete rule.
  var offsets: [Int] {
    let rank = frequency.rawValue
    let hours = rank > Frequency.hourly.rawValue ? byHour.ascending : [0]
    let minutes = rank > Frequency.minutely.rawValue ? byMinute.ascending : [0]
    let seconds = rank > Frequency.secondly.rawValue ? bySecond.ascending : [0]
    var offsets: [Int] = []
    for hour in hours {
      for minute in minutes {
        for second in seconds { offsets.append(hour * 3600 + minute * 60 + second) }
      }
    }
    return offsets
  }
}
