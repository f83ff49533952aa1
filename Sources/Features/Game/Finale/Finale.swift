import AppCore
import Basics
import Controls
import Domain
import SyncEngine
import Time

/// What the end of a quest celebrates beside what it has brought.
struct Finale {
  let shown: QuestSummary
  /// The step whose guess was closer than ever, the closest where there are several.
  let best: String?
  /// How many guesses in a row were close or better, where it was the longest.
  let closeRun: Int
}

extension Core {
  func finale(of session: QuestSession) -> Finale? {
    summary(of: session).map { Finale(shown: $0, best: best(of: $0), closeRun: closeRun($0.rows)) }
  }

  /// Of honest durations alone.
  private func closeRun(_ rows: [QuestSummary.Row]) -> Int {
    var (run, longest) = (0, 0)
    for row in rows {
      guard let estimation = row.countingEstimation, estimation.isHonest else { continue }
      let isClose = estimation.rating == .spotOn || estimation.rating == .close
      run = isClose ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func best(of shown: QuestSummary) -> String? {
    var closest: (name: String, error: Double)?
    for row in shown.rows {
      guard let estimation = row.countingEstimation else { continue }
      let error = estimation.guess.relativeError
      if let closest, closest.error <= error { continue }
      let task = taskHistory(of: estimation.lock.step, called: estimation.stepName)
      if task.isBest(estimation) { closest = (row.name, error) }
    }
    return closest?.name
  }
}
