import AppCore
import Domain
import Time

/// What is done on the screen of a quest.
package enum QuestAction: Hashable, Sendable {
  case draft(DraftAction)
  case hintAskedFor
  case estimateLocked
  case stepFinished
  /// *Not today*: names its step, because a second tap finds the next one on the screen.
  case stepSkipped(StepID)
  /// *It really took that long*, *I finished around ...* or *Let’s not count this one*.
  case durationAnswered(EstimationID, Correction)
  case notDoneYet(EstimationID)
  case revealClosed(EstimationID)
  /// *Give it a name*, *Name it, keep it*.
  case nameWanted
  case nameTyped(String)
  case nameKept

  var writes: Bool {
    switch self {
    case .estimateLocked, .stepFinished, .stepSkipped, .durationAnswered,
      .notDoneYet, .revealClosed, .nameKept:
      true
    case .draft, .hintAskedFor, .nameWanted, .nameTyped: false
    }
  }
}

/// What is done with a guess that is being made.
package enum DraftAction: Hashable, Sendable {
  case estimateChosen(Seconds)
  case typingStarted
  case typingEnded
  case minutesTyped(String)
  case secondsTyped(String)
}
