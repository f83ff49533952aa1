import Basics
import Core
import Domain
import SyncEngine
import Time

/// A quest on the screen.
package struct QuestScreen: Hashable, Sendable {
  package let session: SessionID
  /// What is looked at, until its first guess is locked.
  var planned: PlannedQuest?
  /// What the estimate screen tells of earlier times.
  package internal(set) var hint: Hint?
  /// What the reveal shows.
  package private(set) var reveal: Reveal?

  init(_ session: SessionID) { self.session = session }

  init(planning quest: PlannedQuest) {
    session = quest.session.id
    planned = quest
  }
}

extension QuestScreen {
  package func session(_ core: Core) -> QuestSession? {
    planned?.session ?? core.ledger.session(session)
  }

  func phase(_ core: Core) -> QuestSession.Phase? { session(core)?.phase }

  /// Looks through the task's history when a step comes to be guessed, and not at each draw.
  mutating func refresh(_ core: Core) {
    switch phase(core) {
    case .estimating(let step):
      reveal = nil
      hint = hint(for: step, core)
    case .revealing(_, let estimation):
      hint = nil
      show(estimation, core)
    default:
      hint = nil
      reveal = nil
    }
  }

  func hint(for step: QuestSession.PlannedStep, _ core: Core) -> Hint {
    if let hint, hint.step == step.id { return hint }
    return Hint(step.id, core.taskHistory(of: step), at: core.moment.now)
  }

  /// - Parameter history: of the step's task, when it has been looked up already.
  mutating func show(_ estimation: Estimation, after history: TaskHistory? = nil, _ core: Core) {
    if reveal?.estimation == estimation.id { return }
    reveal = core.reveal(of: estimation, after: history)
  }
}
