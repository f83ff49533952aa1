import Time

/// What has to outlive the page of when Spotify was asked: stored before each request, and after each answer.
///
/// Whatever it says when it is read, damaged or from a wrong clock, nothing is asked too often and nothing rests for
/// ever.
package struct PollRecord: Hashable, Sendable {
  /// Until when nothing is asked; none when nothing was refused.
  package var coolDownEnd: Instant?
  /// 0 to 15: the next cool-down lasts 2 to this power in seconds.
  package var doublings: Int
  /// The last local day on which something was asked: what plays, or a list.
  package var day: LocalDay
  /// Requests of that day, not below 0.
  package var calls: Int
  /// When it was asked what plays, also by another page of this app: loading again and again asks no more often.
  package var lastAsked: Instant?

  package init(
    coolDownEnd: Instant? = nil,
    doublings: Int = 0,
    day: LocalDay = LocalDay(number: 0),
    calls: Int = 0,
    lastAsked: Instant? = nil
  ) {
    self.coolDownEnd = coolDownEnd
    self.doublings = min(max(doublings, 0), Self.mostDoublings)
    self.day = day
    self.calls = max(calls, 0)
    self.lastAsked = lastAsked
  }
}

extension PollRecord {
  /// Requests of a local day.
  ///
  /// An hour of songs is about twenty, so a quest in the morning and one in the evening are forty at most. Ten times
  /// that leaves room for skips and pauses, and is what fifteen seconds apart take in 100 minutes. Spotify's own quota
  /// of a day is not told, and shared by all five users of a family's client id.
  package static let budget = 400
  package static let longestCoolDown = Seconds.hours(6)
  /// 2 to the power of 14 s are four and a half hours; the next one is cut to six.
  static let mostDoublings = 15

  /// 1 s, 2 s, 4 s and so on to 6 h.
  var nextCoolDown: Seconds {
    let doublings = min(max(doublings, 0), Self.mostDoublings)
    return min(Seconds(1 << doublings), Self.longestCoolDown)
  }

  /// Refused, or perhaps refused: a page cannot tell a 429 that is kept from it from a broken network.
  mutating func coolDown(at now: Instant) {
    coolDownEnd = now.adding(nextCoolDown)
    doublings = min(doublings + 1, Self.mostDoublings)
  }

  /// An answer shows that there is room again.
  ///
  /// Halved and not forgotten: where every second request is refused, cool-downs still grow. Four answers are enough
  /// to begin at one second again.
  mutating func relax() {
    coolDownEnd = nil
    doublings /= 2
  }

  /// Counts a list that is asked for: what plays may be asked right after it.
  mutating func countList() { calls = min(calls + 1, Self.budget) }

  /// Counts a request that goes out.
  mutating func count(at now: Instant) {
    calls = min(calls + 1, Self.budget)
    lastAsked = now
  }
}

// Clocks that are wrong.
extension PollRecord {
  /// Makes of a new day a new budget, and of times that cannot be what they would be at the longest.
  mutating func settle(at now: Instant, offset: UTCOffset) {
    let latest = now.adding(Self.longestCoolDown)
    if let end = coolDownEnd, end > latest { coolDownEnd = latest }
    if let asked = lastAsked, asked > now { lastAsked = now }
    doublings = min(max(doublings, 0), Self.mostDoublings)
    calls = max(calls, 0)
    settleDay(LocalDay(now, offset: offset))
  }

  /// A day that was counted comes again where clocks or zones go back.
  ///
  /// By up to two days it is waited for. A clock that was set back further had been wrong: what was asked on the day
  /// that it shows now is forgotten, so the next one is waited for.
  private mutating func settleDay(_ today: LocalDay) {
    if today > day {
      day = today
      calls = 0
    } else if today.adding(days: 2) < day {
      day = today
      calls = Self.budget
    }
  }

  /// The first instant at which the budget has room, of a record that is settled.
  ///
  /// None when it is not known: at the end of the year 9999.
  func budgetReturns(at now: Instant, offset: UTCOffset) -> Instant? {
    let today = LocalDay(now, offset: offset)
    if today == day, calls < Self.budget { return now }
    let next = calls < Self.budget ? day : day.adding(days: 1)
    let start = Instant(startOf: next, offset: offset)
    return start > now ? start : nil
  }
}
