import Controls
import Core
import Strings
import Transfer

/// There is nothing in the log, and somebody is asked what to do about it.
package func emptyLogScreen(
  _ reason: EmptyLog,
  _ copies: CopiesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  reason == .firstVisit
    ? welcomePage(copies, core, texts) : emptyLogPage(reason, copies, core, texts)
}
