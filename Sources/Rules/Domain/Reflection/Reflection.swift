import Basics
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
  package let landed: Landings
  /// Against the week before; none when one of them was without play.
  package let change: WeekChange?
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
    quests = played.sessionMeans.count
    guesses = played.guesses.count
    playedDays = played.days
    accuracy = played.accuracy
    landed = played.guesses.reduce(into: Landings()) { $0.take($1.guess) }
    change = WeekChange(from: before, to: played)
    best = played.best
    bestTask = played.bestTask
    let known = Insights(history.until(week.sunday), at: end)
    let grewMost = TaskGrowth(in: week, known)
    let tilt = WeekTilt(week, of: history)
    self.grewMost = grewMost
    self.tilt = tilt
    let news = known.all.filter { !Self.isTold($0, by: grewMost, and: tilt) }
    insights = Array(news.prefix(Self.mostInsights))
  }

  /// Whether what the week says by itself is the same.
  private static func isTold(
    _ insight: Insight,
    by grewMost: TaskGrowth?,
    and tilt: WeekTilt?
  ) -> Bool {
    switch insight.finding {
    case .improving: grewMost.map { insight.isOf($0.task) } ?? false
    case .tendency(let tendency):
      tilt.map { insight.isOf($0.leading) && tendency.direction == $0.tendency.direction } ?? false
    case .growing, .steady, .bestTime: false
    }
  }

  package var isQuiet: Bool { guesses == 0 }
}
