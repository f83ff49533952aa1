import Access
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Transfer

package func familyScreen(
  _ family: FamilyState,
  _ copies: CopiesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  guard family.gate.isOpen else { return gatePage(family.gate, copies, core, texts) }
  switch family.place {
  case .tab(.routines): return routinesPage(core, texts)
  case .editor(let editor): return routinePage(editor, core, texts)
  case .tab(.week): return weekPage(family.week, core, texts)
  case .tab(.people): return peoplePage(family.gate, copies, core, texts)
  case .page(.players, _): return playersPage(family.people, core, texts)
  case .page(.keys, _): return keysPage(family.gate, core, texts)
  case .page(.copies, _): return copiesPage(copies, core, texts)
  case .page(.erase, _): return erasePage(copies, core, texts)
  case .page(.handOver, _): return handOverPage(core, texts)
  case .tab(.help): return helpPage(core, texts)
  }
}
