import Basics
import Controls
import Core
import Game
import Setup
import Strings

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  if state.isOpening { return shell(texts) }
  if state.laterPart.awaited.exists { return waitingScreen(state, texts) }
  if case .unusable(let trouble) = state.room { return troublePage(trouble, state.core, texts) }
  return state.laterScreen(texts) ?? firstScreen(state, texts)
}

extension AppState {
  /// - Returns: none where the screen is one of the first part, or theirs are not here.
  fileprivate func laterScreen(_ texts: Texts) -> View? {
    guard hasLaterPart, hasLog else { return nil }
    for feature in Later.features() {
      if let screen = feature.screen(self, texts) { return screen }
    }
    return nil
  }
}

private func firstScreen(_ state: AppState, _ texts: Texts) -> View {
  switch state.room {
  case .setup: setupScreen(state, texts)
  // Before any quest: the only page of the later part that a start can lead to by itself, so it may wait.
  case .game where state.game.asksWhoPlays: waitingScreen(state, texts)
  case .game:
    gameScreen(
      state.game,
      state.hasLaterPart ? Later.drawing(state, texts) : nil,
      state.core,
      texts
    )
  case .opening, .unusable, .family: shell(texts)
  }
}

private func setupScreen(_ state: AppState, _ texts: Texts) -> View {
  switch state.setup.screen {
  case .emptyLog(let reason):
    emptyLogScreen(
      reason,
      told: state.hasLaterPart ? Later.told(state, texts) : "",
      canAct: state.core.role.canWrite && !(state.hasLaterPart && Later.isCopyBusy(state)),
      state.core,
      texts
    )
  case .practice(let practice): practicePage(practice, state.core, texts)
  case .firstStart, .arrival, .joining: shell(texts)
  }
}
