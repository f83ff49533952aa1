import Time

/// A player's week, Monday to Sunday, as the reflection tells it.
package struct Reflection: Hashable, Sendable {
  package let week: ISOWeek
  /// Sessions with a guess that counts.
  package let quests: Int
  package let guesses: Int
  /// The days of the week that hold one of them.
  package let playedDays: Weekdays
  /// The mean of the guesses that count, 0 to 100; none in a week without play.
  package let accuracy: Double?
  /// Against the week before, in points; none when one of them was without play.
  package let change: Double?
  package let best: PastGuess?
  /// What the task of the best guess is called.
  package let bestTask: String?
  package let grewMost: TaskGrowth?
  package let tilt: WeekTilt?
  /// The strongest at the end of the week, three at most.
  package let insights: [Insight]

  package static let mostInsights = 3

  /// - Parameter end: the end of the week, or now while it runs.
  package init(_ week: ISOWeek, of history: History, at end: Instant) {
    let played = WeekOfPlay(history, from: week.monday, to: week.sunday)
    let before = WeekOfPlay(
      history,
      from: week.monday.adding(days: -7),
      to: week.monday.adding(days: -1)
    )
    self.week = week
    quests = played.sessions.count
    guesses = played.guesses
    playedDays = played.days
    accuracy = played.accuracy
    if let accuracy = played.accuracy, let earlier = before.accuracy {
      change = accuracy - earlier
    } else {
      change = nil
    }
    best = played.best
    bestTask = played.bestTask
    grewMost = TaskGrowth.most(in: week, of: history)
    tilt = WeekTilt(week, of: history)
    insights = Array(Insights(history.until(week.sunday), at: end).all.prefix(Self.mostInsights))
  }

  package var isQuiet: Bool { guesses == 0 }
}

/// What lies between two days.
private struct WeekOfPlay {
  private(set) var sessions: [SessionID] = []
  private(set) var days: Weekdays = []
  private(set) var guesses = 0
  private(set) var best: PastGuess?
  private(set) var bestTask: String?
  private var sum = 0.0

  var accuracy: Double? { guesses > 0 ? sum / Double(guesses) : nil }

  init(_ history: History, from first: LocalDay, to last: LocalDay) {
    for task in history.tasks {
      for past in task.guesses where past.day >= first && past.day <= last {
        if past.counts { count(past) }
        if past.isHonest, isBetter(past) {
          best = past
          bestTask = task.name
        }
      }
    }
  }

  private mutating func count(_ past: PastGuess) {
    guesses += 1
    sum += past.accuracy
    days.insert(Weekdays(past.day.weekday))
    if !sessions.contains(past.session) { sessions.append(past.session) }
  }

  private func isBetter(_ past: PastGuess) -> Bool {
    guard let best else { return true }
    let error = past.guess.relativeError
    return error < best.guess.relativeError || (error == best.guess.relativeError && past < best)
  }
}
