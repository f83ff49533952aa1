import AppCore
import Basics
import Controls
import Domain
import Markup
import SyncEngine

// One extra a session: a night quest, or the whole string, guessed before its first step.
extension GameState {
  /// A quest that has just been opened may be one, or ask for it.
  package mutating func followExtras(_ core: Core) {
    guard case .quest(var shown) = screen, shown.isNew else { return }
    shown.isNew = false
    if let planned = shown.planned, core.offeredNight == planned.session.routine {
      // Keeps what comes of its guesses for its end.
      shown.planned?.note(.nightBegun, at: core.moment)
    } else if core.asksForWhole(shown) {
      shown.planned?.asksWhole = true
    }
    screen = .quest(shown)
  }

  mutating func reduce(_ action: WholeAction, at moment: Moment) {
    guard case .quest(var shown) = screen, shown.planned?.asksWhole == true else { return }
    if action == .locked {
      // What is typed and cannot be guessed is not to be gone.
      if quest.draft.typed?.isWithinScale == false { return }
      guard let guess = quest.draft.estimate else { return quest.draft.askForEstimate() }
      shown.planned?.note(.wholeGuessed(guess), at: moment)
    }
    shown.planned?.asksWhole = false
    quest.draft = Draft()
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
