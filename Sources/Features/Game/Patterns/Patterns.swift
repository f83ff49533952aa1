import AppCore
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
  package let tasks: [Pattern]
  package let firstGuesses: [FirstGuesses.Month]
  package let bets: BetCard?
  package let whole: WholeOrPieces?
  package let night: NightQuest?

  init(_ core: Core) {
    let history = core.guessHistory
    let insights = Insights(history, at: core.moment.now)
    self.insights = insights
    tasks = history.tasks.compactMap { task in
      Pattern(task, insights.tasks.first { $0.task == task.task }, core)
    }.ordered { $0.lastTime > $1.lastTime }
    firstGuesses = FirstGuesses.months(of: history)
    bets = core.betCard
    whole = WholeOrPieces(core.history)
    night = NightQuest(core.history)
  }

  /// The one that is nearest to a beam of its own, of as near ones the one with the most guesses.
  var next: Pattern? {
    tasks.filter { $0.missing > 0 }
      .ordered { ($0.missing, -$0.guesses.count) < ($1.missing, -$1.guesses.count) }.first
  }
}

/// What is known of one task.
package final class Pattern: Sendable {
  /// As the player reads it.
  package let name: String
  /// The honest ones of the last 90 days, calibration included, the oldest first.
  package let guesses: [PastGuess]
  /// None as long as no guess teaches.
  package let insights: TaskInsights?
  package let span: TaskSpan?
  /// How many more guesses it takes until its beam; 0 where it has one.
  package let missing: Int

  /// None for what has no name, or no honest guess.
  init?(_ history: TaskHistory, _ insights: TaskInsights?, _ core: Core) {
    guesses = TaskWindow.honest(of: history, at: core.moment.now)
    guard let last = guesses.last, !history.name.isEmpty else { return nil }
    name = history.name
    self.insights = insights
    span = TaskSpan(guesses.map { $0.guess.actual })
    let teaching = insights?.window.guesses.count ?? 0
    missing =
      teaching >= Tendency.leastGuesses
      ? 0 : Tendency.leastGuesses - teaching + core.calibrationsLeft(after: last)
  }

  /// Whether there is more to show than dots.
  var hasCard: Bool { insights.exists || span.exists }

  fileprivate var lastTime: Instant { guesses[guesses.count - 1].finishedAt }
}

extension Core {
  /// How many quests still come of which nothing is learned, in the routine of a guess.
  fileprivate func calibrationsLeft(after guess: PastGuess) -> Int {
    guard let routine = history.first(where: { $0.id == guess.session })?.routine else { return 0 }
    let played = history.filter {
      $0.routine == routine && ($0.isCompleted || $0.id == guess.session)
    }
    return max(Calibration.sessions - played.count, 0)
  }
}
