import Controls
import Core
import Family
import Game
import Setup
import Strings
import Transfer

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  switch state.room {
  case .opening: shell(texts)
  case .unusable(.blocked):
    troublePage(texts.trouble.noStorageTitle, texts.trouble.noStorage, state.core, texts)
  case .unusable(.full):
    troublePage(texts.trouble.noRoomTitle, texts.trouble.noRoom, state.core, texts)
  case .setup: setupScreen(state.setup, state.copies, state.core, texts)
  case .game: gameScreen(state.game, state.core, texts) { myDataSection(state.copies, texts) }
  case .family: familyScreen(state.family, state.copies, state.core, texts)
  }
}
