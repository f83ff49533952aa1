import Time

/// How many local days in a row held a quest, forgiving one pause.
package struct Streak: Hashable, Sendable {
  package enum Flame: Sendable {
    /// Nothing has been played yet.
    case none
    case burning
    /// A scheduled day went by; the number stays.
    case resting
    /// A second one did: a new one begins with the next session, and of the old number nothing is told.
    case waiting
  }

  /// 0 before the first session, and while a new flame waits.
  package let count: Int
  package let flame: Flame

  /// - Parameters:
  ///   - playedDays: days with a session that counts, in any order, duplicates allowed.
  ///   - today: never pauses the streak, because it is not over.
  ///   - isScheduled: whether a fixed-day routine was active at the day's local noon.
  package init(playedDays: [LocalDay], today: LocalDay, isScheduled: (LocalDay) -> Bool) {
    let days = Self.sorted(playedDays, until: today)
    guard let first = days.first, let last = days.last else {
      count = 0
      flame = .none
      return
    }
    let pauses = Self.pauses(after: last, before: today, isScheduled: isScheduled)
    count = pauses < 2 ? Self.count(days, from: first, isScheduled: isScheduled) : 0
    flame = pauses == 0 ? .burning : pauses == 1 ? .resting : .waiting
  }

  /// Each day once, in order: by marking a calendar, which for years of days is quicker than sorting.
  private static func sorted(_ days: [LocalDay], until today: LocalDay) -> [LocalDay] {
    var first = today
    for day in days where day < first { first = day }
    var isPlayed = [Bool](repeating: false, count: today.number - first.number + 1)
    for day in days where day <= today { isPlayed[day.number - first.number] = true }
    return isPlayed.indices.filter { isPlayed[$0] }.map { first.adding(days: $0) }
  }

  private static func count(
    _ days: [LocalDay],
    from first: LocalDay,
    isScheduled: (LocalDay) -> Bool
  ) -> Int {
    var count = 1
    var previous = first
    for day in days where day > previous {
      let hasEnded = pauses(after: previous, before: day, isScheduled: isScheduled) >= 2
      count = hasEnded ? 1 : count + 1
      previous = day
    }
    return count
  }

  /// Scheduled days strictly between two days; stops at two, since more change nothing.
  private static func pauses(
    after earlier: LocalDay,
    before later: LocalDay,
    isScheduled: (LocalDay) -> Bool
  ) -> Int {
    var pauses = 0
    var day = earlier.adding(days: 1)
    while day < later, pauses < 2 {
      if isScheduled(day) { pauses += 1 }
      day = day.adding(days: 1)
    }
    return pauses
  }
}
