import Core
import Domain
import Strings
import SyncEngine

extension GameState {
  /// None on any other screen.
  func oneGuessDrawing(_ core: Core, _ texts: Texts) -> OneGuessDrawing? {
    guard case .quest(let quest) = screen, let session = quest.session(core),
      let guess = OneGuess(session, typed: self.quest.naming, core)
    else { return nil }
    var estimation: EstimationID?
    if case .revealing(_, let revealed) = session.phase { estimation = revealed.id }
    return OneGuessDrawing(guess, estimation, core, texts)
  }
}
