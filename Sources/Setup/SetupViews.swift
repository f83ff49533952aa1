import Controls
import Core
import Strings
import Transfer

package func setupScreen(
  _ setup: SetupState,
  _ copies: CopiesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  switch setup.screen {
  case .emptyLog(.firstVisit): welcomePage(copies, core, texts)
  case .emptyLog(let reason): emptyLogPage(reason, copies, core, texts)
  case .firstStart(let start): firstStartPage(start, core, texts)
  case .practice(let practice): practicePage(practice, core, texts)
  }
}
