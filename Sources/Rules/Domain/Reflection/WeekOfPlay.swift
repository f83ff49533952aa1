import Basics
import Time

/// What was played between two days.
struct WeekOfPlay {
  /// Those that count, of all tasks.
  private(set) var guesses: [PastGuess] = []
  private(set) var days: Weekdays = []
  private(set) var best: PastGuess?
  private(set) var bestTask: String?

  /// A moment is worth telling from there on.
  private static let leastAccuracy = 75.0

  init(_ history: History, from first: LocalDay, to last: LocalDay) {
    for task in history.tasks {
      for past in task.guesses where past.day >= first && past.day <= last {
        if past.counts {
          guesses.append(past)
          days.insert(Weekdays(past.day.weekday))
        }
        if past.isHonest, past.accuracy >= Self.leastAccuracy, isBetter(past) {
          best = past
          bestTask = task.name
        }
      }
    }
  }

  /// None in a week without play.
  var accuracy: Double? { guesses.isEmpty ? nil : accuracies[...].mean }

  /// Of the accuracies of each session.
  var sessionMeans: [Double] { SessionMean.means(guesses, accuracies).map { $0.mean } }

  private var accuracies: [Double] { guesses.map { $0.accuracy } }

  private func isBetter(_ past: PastGuess) -> Bool {
    guard let best else { return true }
    let error = past.guess.relativeError
    return error < best.guess.relativeError || (error == best.guess.relativeError && past < best)
  }
}
