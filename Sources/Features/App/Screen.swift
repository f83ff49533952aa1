import AppCore
import Basics
import Controls
import Game
import Setup
import Strings

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  let scene = Scene(state.core, texts)
  if state.isOpening { return shell(texts) }
  if state.laterPart.awaited.exists { return waitingScreen(state, scene) }
  if state.canLookBesideLog, let screen = Later.screen(state, scene) { return screen }
  return firstScreen(state, scene)
}

private func firstScreen(_ state: AppState, _ scene: Scene) -> View {
  switch state.room {
  case .unusable(.blocked):
    troublePage(scene.texts.trouble.noStorageTitle, scene.texts.trouble.noStorage, scene)
  case .unusable(.full):
    troublePage(scene.texts.trouble.noRoomTitle, scene.texts.trouble.noRoom, scene)
  case .setup: setupScreen(state, scene)
  // Pages of the later part to which no tap leads that waits for it: before any quest, and after one.
  case .game where state.game.needsLaterPart: waitingScreen(state, scene)
  case .game:
    gameScreen(
      state.game,
      state.hasLaterPart ? Later.drawing(state, scene) : nil,
      scene
    )
  case .opening, .family: shell(scene.texts)
  }
}

private func setupScreen(_ state: AppState, _ scene: Scene) -> View {
  switch state.setup.screen {
  case .emptyLog(.firstVisit):
    welcomePage(
      state.hasLaterPart ? (Later.told(state, scene), Later.forParents(scene)) : nil,
      canAct: state.core.role.canWrite && !(state.hasLaterPart && Later.isCopyBusy(state)),
      scene
    )
  // Nothing can be done there before the later part is here.
  case .emptyLog: waitingScreen(state, scene)
  case .practice(let practice):
    practicePage(
      practice,
      lights: state.hasLaterPart ? Later.lights(of: practice, scene) : nil,
      scene
    )
  case .firstStart, .arrival, .joining: shell(scene.texts)
  }
}
