import Access
import AppCore
import Controls
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
  _ scene: Scene,
  calendars: (_ more: View) -> View
) -> View {
  guard family.gate.isOpen else { return gatePage(family.gate, copies, scene) }
  switch family.place {
  case .tab(.routines): return routinesPage(scene)
  case .editor(let editor): return routinePage(editor, connected.devices, scene)
  case .tab(.week): return weekPage(family.week, scene)
  case .tab(.people): return peoplePage(family.gate, copies, connected, scene)
  case .page(.players, _): return playersPage(family.people, scene)
  case .page(.keys, _): return keysPage(family.gate, connected.devices, scene)
  case .page(.copies, _): return copiesPage(copies, connected.devices, scene)
  case .page(.erase, _): return erasePage(copies, connected.devices, scene)
  case .page(.calendars, _): return calendarsPage(calendars, scene)
  case .page(.music, _): return musicPage(connected.spotify, scene)
  case .page(.devices, _): return devicesPage(connected.devices, scene)
  case .page(.dayByDay, _): return dayByDayPage(family.week, scene)
  case .page(.dayWords, _): return dayWordsPage(family.words, family.week, scene)
  case .page(.handOver, _): return handOverPage(scene)
  case .tab(.help): return helpPage(scene)
  }
}
