import Basics
import Controls
import Core
import Game
import Setup
import Strings
import Transfer

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  if state.isOpening { return shell(texts) }
  if state.laterPart.awaited.exists { return waitingScreen(state, texts) }
  if state.showsLaterPart { return Later.screen(state, texts) }
  if state.asksWhoPlays {
    return state.laterPart.phase == .here
      ? Later.whoPlays(state, texts) : waitingScreen(state, texts)
  }
  switch state.room {
  case .unusable(.blocked):
    return troublePage(texts.trouble.noStorageTitle, texts.trouble.noStorage, state.core, texts)
  case .unusable(.full):
    return troublePage(texts.trouble.noRoomTitle, texts.trouble.noRoom, state.core, texts)
  case .setup: return setupScreen(state, texts)
  case .game:
    guard state.laterPart.phase == .here else {
      return gameScreen(state.game, nil, state.core, texts)
    }
    if state.game.offersMusic, let offer = Later.musicOffer(state, texts) { return offer }
    return gameScreen(state.game, Later.drawing(state, texts), state.core, texts)
  case .opening, .family: return shell(texts)
  }
}

private func setupScreen(_ state: AppState, _ texts: Texts) -> View {
  switch state.setup.screen {
  case .emptyLog(let reason):
    emptyLogScreen(
      reason,
      told: state.laterPart.phase == .here ? Later.told(state, texts) : "",
      canAct: state.core.role.canWrite && !state.isCopyBusy,
      state.core,
      texts
    )
  case .practice(let practice): practicePage(practice, state.core, texts)
  case .firstStart, .arrival, .joining: shell(texts)
  }
}
