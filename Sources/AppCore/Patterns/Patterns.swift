import Basics
import Domain
import SyncEngine
import Time

package enum PatternsAction: Hashable, Sendable {
  /// The words on how a picture is read were folded or unfolded.
  case guideToggled(isOpen: Bool)
}

func reducePatterns(_ state: inout AppState, _ action: PatternsAction) -> [Effect] {
  switch action {
  case .guideToggled(let isOpen): state.isGuideOpen = isOpen
  }
  return []
}

/// What her history says, while a screen shows it.
///
/// A class, because every copy of the state would copy it, which takes much code.
package final class Patterns: Sendable {
  package let insights: Insights
  /// The task that was played last comes first.
  package let tasks: [TaskInsights]
  package let firstGuesses: [FirstGuesses.Month]

  package init(_ history: History, at now: Instant) {
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

extension AppState {
  /// Every guess of the player, task by task; made for the screens that show what it says.
  var guessHistory: History {
    player.map { ledger.history(of: $0, in: history) } ?? History()
  }

  /// Looks through the history when something happened on a screen that tells of it, and not at each draw.
  mutating func refreshPatterns(after action: Action) {
    switch screen {
    case .patterns, .stats:
      if case .saving = action { return }
      patterns = Patterns(guessHistory, at: moment.now)
    default:
      patterns = nil
    }
  }
}
