import AppCore
import Basics
import Controls
import Domain
import Markup
import SyncEngine

// The whole string, guessed before its first step.
extension GameState {
  /// A quest that has just been opened may ask for it.
  package mutating func followWhole(_ core: Core) {
    guard case .quest(var shown) = screen, shown.isNew else { return }
    shown.isNew = false
    if core.asksForWhole(shown) { shown.planned?.askForWhole() }
    screen = .quest(shown)
  }

  /// None on any other screen.
  func wholePage(_ scene: Scene) -> View? {
    guard case .quest(let shown) = screen, let planned = shown.planned, planned.asksWhole else {
      return nil
    }
    return Game.wholePage(planned.session, quest, scene)
  }
}

extension Core {
  /// Where nothing is bet on the quest, and it is a session's turn.
  fileprivate func asksForWhole(_ shown: QuestScreen) -> Bool {
    guard let session = shown.planned?.session, !session.isOneGuess, !session.isCalibration,
      session.skipped.isEmpty, !bets(on: session.routine).open(at: moment.now).exists
    else { return false }
    return WholeOrPieces.isDue(
      session.id,
      of: session.routine,
      completed: history.completed(of: session.routine),
      steps: session.plan.count
    )
  }
}
