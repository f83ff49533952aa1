import Core
import Domain
import Time

package enum QuestAction: Hashable, Sendable {
  case estimateChosen(Seconds)
  case hintAskedFor
  case typingStarted
  case typingEnded
  case minutesTyped(String)
  case secondsTyped(String)
  case estimateLocked
  case stepFinished
  /// *Not today*: names its step, because a second tap finds the next one on the screen.
  case stepSkipped(StepID)
  /// *Put it back*.
  case skipTakenBack
  /// It has been told for long enough.
  case skipTold
  /// *It really took that long*, *I finished around ...* or *Let’s not count this one*.
  case durationAnswered(EstimationID, Correction)
  case notDoneYet(EstimationID)
  case reopenWindowClosed
  case revealClosed(EstimationID)
  case finaleEnded
  /// *Give it a name*, *Name it, keep it*.
  case nameWanted
  case nameTyped(String)
  case nameKept
  /// *One more*, after a reveal.
  case oneMore(EstimationID)

  var writes: Bool {
    switch self {
    case .estimateLocked, .stepFinished, .stepSkipped, .skipTakenBack, .durationAnswered,
      .notDoneYet, .revealClosed, .nameKept, .oneMore:
      true
    case .estimateChosen, .hintAskedFor, .typingStarted, .typingEnded, .minutesTyped, .secondsTyped,
      .reopenWindowClosed, .skipTold, .finaleEnded, .nameWanted, .nameTyped:
      false
    }
  }
}

extension QuestAction {
  /// The time has come that a quest has waited for.
  package init(_ timer: TimerID) {
    self = timer == SkippedStep.timer ? .skipTold : .reopenWindowClosed
  }
}
