import Domain
import Time

/// What a player was told at any time of a season.
///
/// It is looked at after every session, and in the reflection at the end of every week.
struct SeasonTold: Hashable {
  /// All tasks together grow.
  private(set) var isGrowing = false
  /// A single task grows, or does so fastest.
  private(set) var isTaskGrowing = false
  private(set) var hasBestTime = false
  private(set) var hasTendency = false
  private(set) var hasWeekTilt = false
  /// How often a task had grown the most in a week that knew of no growing.
  private(set) var grewMostAlone = 0

  /// - Parameter game: before its first session.
  init(_ game: SimulatedGame) {
    var game = game
    for _ in 0..<PlayedSeason.weeks {
      for _ in 0..<PlayedSeason.sessionsInWeek {
        game.play(1)
        take(Insights(game.history, at: game.now))
      }
      lookBack(on: game.history, at: game.now)
    }
  }

  private mutating func take(_ insights: Insights) {
    isGrowing = isGrowing || insights.growth != nil
    hasBestTime = hasBestTime || insights.bestTime != nil
    for task in insights.tasks {
      hasTendency = hasTendency || task.tendency != nil
      isTaskGrowing = isTaskGrowing || insights.isTold(toGrow: task)
    }
  }

  /// On the evening of the week's Sunday.
  private mutating func lookBack(on history: History, at last: Instant) {
    let week = ISOWeek(containing: LocalDay(last, offset: .utc))
    let end = Instant(startOf: week.sunday.adding(days: 1), offset: .utc)
    let insights = Insights(history, at: end)
    take(insights)
    let reflection = Reflection(week, of: history, at: end)
    hasWeekTilt = hasWeekTilt || reflection.tilt != nil
    if reflection.grewMost != nil, insights.growth == nil { grewMostAlone += 1 }
  }
}

extension Insights {
  fileprivate func isTold(toGrow task: TaskInsights) -> Bool {
    isFastest(task) || (task.growth?.isImproving ?? false)
  }
}
