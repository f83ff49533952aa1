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
  if state.canLookBesideLog, let screen = Later.screen(state, texts) { return screen }
  return firstScreen(state, texts)
}

private func firstScreen(_ state: AppState, _ texts: Texts) -> View {
  switch state.room {
  case .unusable(.blocked):
    troublePage(texts.trouble.noStorageTitle, texts.trouble.noStorage, state.core, texts)
  case .unusable(.full):
    troublePage(texts.trouble.noRoomTitle, texts.trouble.noRoom, state.core, texts)
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
  case .opening, .family: shell(texts)
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
