import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// A quest on the screen.
package struct QuestScreen: Hashable, Sendable {
  package let session: SessionID
  /// It has been opened, and nothing was done in it.
  var isNew = false
  /// What is looked at, until its first guess is locked.
  var planned: PlannedQuest?
  /// A step has just been done: in a night all that is seen of it is that its lantern is lit.
  package internal(set) var isLit = false
  /// What the estimate screen tells of earlier times.
  package internal(set) var hint: Hint?
  /// What is asked about the duration.
  package private(set) var question: DoneQuestion?
  /// What the reveal shows.
  package private(set) var reveal: Reveal?
  /// Of the task of the step that was guessed last.
  private var earlier: EarlierGuesses?

  init(_ session: SessionID) { self.session = session }

  init(planning quest: PlannedQuest) {
    session = quest.session.id
    planned = quest
    isNew = true
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
      (question, reveal) = (nil, nil)
      hint = hint(for: step, core)
    case .asking(_, let estimation):
      hint = nil
      ask(about: estimation, core)
    case .revealing(_, let estimation):
      hint = nil
      show(estimation, core)
    default: (hint, question, reveal) = (nil, nil, nil)
    }
  }

  mutating func hint(for step: QuestSession.PlannedStep, _ core: Core) -> Hint {
    if let hint, hint.step == step.id { return hint }
    return Hint(step.id, earlierGuesses(of: step.id, called: step.name, core), at: core.moment.now)
  }

  private mutating func ask(about estimation: Estimation, _ core: Core) {
    if question?.estimation == estimation.id { return }
    question = core.question(about: estimation, after: earlierGuesses(before: estimation, core))
  }

  private mutating func show(_ estimation: Estimation, _ core: Core) {
    if reveal?.estimation == estimation.id { return }
    reveal = core.reveal(of: estimation, after: earlierGuesses(before: estimation, core))
  }
}

// MARK: - What was guessed before

/// What a player has guessed of a step's task: kept while the step is on the screen, as long as nothing else comes.
private struct EarlierGuesses: Hashable {
  let step: StepID
  let history: TaskHistory
  /// Of the log.
  var revision: Int
}

extension QuestScreen {
  private mutating func earlierGuesses(before estimation: Estimation, _ core: Core) -> TaskHistory {
    earlierGuesses(of: estimation.lock.step, called: estimation.stepName, core)
  }

  mutating func earlierGuesses(of step: StepID, called name: String, _ core: Core) -> TaskHistory {
    if let earlier, earlier.step == step, earlier.revision == core.revision {
      return earlier.history
    }
    let history = core.taskHistory(of: step, called: name)
    earlier = EarlierGuesses(step: step, history: history, revision: core.revision)
    return history
  }

  /// Records what becomes of the step on the screen: nothing of what was guessed before it.
  mutating func record(_ bodies: [OperationBody], _ core: inout Core) -> [Effect] {
    let isCurrent = earlier?.revision == core.revision
    let effects = core.record(bodies)
    if isCurrent { earlier?.revision = core.revision }
    return effects
  }
}
