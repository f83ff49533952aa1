import AppCore
import Time

package enum PracticeAction: ActionKind {
  /// From the very first screen: the game comes before its forms.
  case begun
  /// A tap is the guess.
  case guessed(Seconds)
  case finished
  case again
  /// On to the quests, with the guess or without it.
  case ended

  package var writes: Bool { false }
}

extension Action {
  package static func practice(_ action: PracticeAction) -> Action { .of(action) }
}
