import AppCore
import Controls
import Domain
import Strings
import SyncEngine

extension GameState {
  /// None on any other screen.
  func oneGuessDrawing(_ scene: Scene) -> OneGuessDrawing? {
    guard case .quest(let quest) = screen, let session = quest.session(scene.core),
      let guess = OneGuess(session, typed: self.quest.naming, scene.core)
    else { return nil }
    var estimation: EstimationID?
    if case .revealing(_, let revealed) = session.phase { estimation = revealed.id }
    return OneGuessDrawing(guess, estimation, scene)
  }
}
