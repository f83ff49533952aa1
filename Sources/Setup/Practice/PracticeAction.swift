import Core
import Time

package enum PracticeAction: ActionKind {
  case chosen(Seconds)
  case locked
  case finished
  /// On to the quests, with the guess or without it.
  case ended

  package var writes: Bool { false }
}

extension Action {
  package static func practice(_ action: PracticeAction) -> Action { .of(action) }
}
