import Access
import Controls
import Core
import Devices
import Domain
import Markup
import Planner
import Spotify
import Strings
import SyncEngine
import Transfer

/// - Parameter calendars: what the page of calendars says, with more at a place of its own.
package func familyScreen(
  _ family: FamilyState,
  _ copies: CopiesState,
  _ connected: ConnectedFeatures,
  _ core: Core,
  _ texts: Texts,
  calendars: (_ more: View) -> View
) -> View {
  guard family.gate.isOpen else { return gatePage(family.gate, copies, core, texts) }
  switch family.place {
  case .tab(.routines): return routinesPage(core, texts)
  case .editor(let editor): return routinePage(editor, connected.devices, core, texts)
  case .tab(.week): return weekPage(family.week, core, texts)
  case .tab(.people): return peoplePage(family.gate, copies, connected, core, texts)
  case .page(.players, _): return playersPage(family.people, core, texts)
  case .page(.keys, _): return keysPage(family.gate, connected.devices, core, texts)
  case .page(.copies, _): return copiesPage(copies, connected.devices, core, texts)
  case .page(.erase, _): return erasePage(copies, connected.devices, core, texts)
  case .page(.calendars, _): return calendarsPage(calendars, core, texts)
  case .page(.music, _): return musicPage(connected.spotify, core, texts)
  case .page(.devices, _): return devicesPage(connected.devices, core, texts)
  case .page(.dayByDay, _): return dayByDayPage(family.week, core, texts)
  case .page(.dayWords, _): return dayWordsPage(family.words, family.week, core, texts)
  case .page(.handOver, _): return handOverPage(core, texts)
  case .tab(.help): return helpPage(core, texts)
  }
}
