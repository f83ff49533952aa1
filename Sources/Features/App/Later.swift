import AppCore
import Basics
import Controls
import Devices
import Family
import Game
import Setup
import Strings
import SyncEngine
import Transfer

/// The doors to what the page loads after its first paint.
///
/// `workshop split` cuts the module here: what nothing but these functions leads to is in the part that comes later. A
/// caller has to look first whether the part is here (``AppState/laterPart``).
///
/// NB: never inlined, or there is nothing to cut.
package enum Later {
  @inline(never)
  static func meaning(of answer: Answer) -> Action? { LaterFeatures.meaning(of: answer) }

  @inline(never)
  static func meaning(of timer: TimerID) -> Action? { LaterFeatures.meaning(of: timer) }

  @inline(never)
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect] {
    LaterFeatures.reduce(action, &state) ?? []
  }

  @inline(never)
  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    LaterFeatures.screen(state, scene)
  }

  @inline(never)
  static func canGoBack(_ state: AppState) -> Bool { LaterFeatures.canGoBack(state) }

  @inline(never)
  static func goBack(_ state: inout AppState) -> [Effect]? { LaterFeatures.goBack(&state) }

  @inline(never)
  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] {
    LaterFeatures.turnPage(action, &state)
  }

  @inline(never)
  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] {
    LaterFeatures.readAgain(owner, &state)
  }

  @inline(never)
  static func follow(_ state: inout AppState) -> [Effect] { LaterFeatures.follow(&state) }

  /// Goes on with a snapshot: its bytes once all of it is written.
  @inline(never)
  package static func advance(_ writer: inout SnapshotWriter?) -> [UInt8]? { writer?.advance() }

  /// Goes through a part of a quest unseen; none once it is gone through.
  @inline(never)
  package static func rehearse(
    _ rehearsal: Rehearsal?,
    _ state: AppState,
    _ texts: Texts
  ) -> Rehearsal? {
    let rehearsal = rehearsal ?? Rehearsal(of: state)
    return rehearsal.goOn(texts) ? rehearsal : nil
  }

  /// What an empty log's page tells: of a copy that was chosen, else of an invitation, else where a copy is made.
  @inline(never)
  static func told(_ state: AppState, _ scene: Scene) -> String {
    let copy = scene.texts.playersWords(for: state.copies.opened)
    if !copy.isEmpty { return copy }
    if state.devices.tellsOfInvitation { return scene.texts.devices.invitationIsHere }
    guard case .emptyLog(.installed) = state.setup.screen else { return "" }
    return scene.texts.emptyLog.told.whereCopy
  }

  /// What the first page has for parents.
  @inline(never)
  static func forParents(_ scene: Scene) -> [View] { Setup.forParents(scene) }

  /// The reveal of the one guess to try.
  @inline(never)
  static func lights(of practice: Practice, _ scene: Scene) -> View? { practice.lights(scene) }

  /// Whether a copy is being read or stored, so that nothing else can be chosen.
  @inline(never)
  static func isCopyBusy(_ state: AppState) -> Bool { state.copies.opened.isBusy }

  /// Brings up to date what the later part's screens of the player show.
  @inline(never)
  static func refresh(_ state: inout AppState) {
    guard state.room == .game else { return }
    state.game.refreshSidePage(state.core)
    state.game.refreshEvening(state.core)
  }

  /// What screens of the first part show that the later part draws.
  @inline(never)
  static func drawing(_ state: AppState, _ scene: Scene) -> LaterDrawing {
    LaterDrawing(state.game, state.spotify, state.installing, scene)
  }
}
