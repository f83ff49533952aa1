import AppCore
import Domain
import SyncEngine

// What the player has guessed before.
extension Core {
  /// Every guess, task by task; made for the screens that show what it says.
  var guessHistory: History {
    player.map { ledger.history(of: $0, in: history) } ?? History()
  }

  func taskHistory(of step: StepID, called name: String) -> TaskHistory {
    guard let player else { return TaskHistory(TaskName(name), name: name) }
    return ledger.history(of: player, atTaskOf: step, called: name, in: history)
  }
}
