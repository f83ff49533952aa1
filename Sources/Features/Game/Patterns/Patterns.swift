import Basics
import Domain
import SyncEngine
import Time

/// What the player's history says, while a screen shows it.
///
/// A class, because every copy of the state would copy it, which takes much code.
package final class Patterns: Sendable {
  package let insights: Insights
  /// The task that was played last comes first.
  package let tasks: [TaskInsights]
  package let firstGuesses: [FirstGuesses.Month]

  init(_ history: History, at now: Instant) {
    insights = Insights(history, at: now)
    tasks = insights.tasks.ordered {
      Self.lastTime(of: $0) > Self.lastTime(of: $1)
    }
    firstGuesses = FirstGuesses.months(of: history)
  }

  private static func lastTime(of task: TaskInsights) -> Instant {
    task.window.guesses.last?.finishedAt ?? Instant(milliseconds: 0)
  }
}
