import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What the end of a quest celebrates beside what it has brought.
struct Finale {
  let shown: QuestSummary
  /// The step whose guess was closer than ever, the closest where there are several.
  let best: String?
}

extension Core {
  func finale(of session: QuestSession) -> Finale? {
    summary(of: session).map { Finale(shown: $0, best: best(of: $0)) }
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
