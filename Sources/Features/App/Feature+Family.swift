import AppCore
import Controls
import Family
import Planner
import Strings

/// The row of the parent's side.
enum FamilyArea: Feature {
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    guard let action = action.kind(FamilyAction.self) else { return nil }
    return state.room == .family ? state.family.reduce(action, &state.core) : []
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    guard state.room == .family else { return nil }
    let connected = ConnectedFeatures(spotify: state.spotify, devices: state.devices)
    return familyScreen(state.family, state.copies, connected, scene) { more in
      calendarSections(
        state.planner,
        for: .parent,
        more: more,
        founding: quietAction(scene.texts.calendars.toDevices, .family(.pageChosen(.devices))),
        scene
      )
    }
  }

  /// A parent's device opens at its tabs, so there *Back* leads out of the app.
  static func canGoBack(_ state: AppState) -> Bool {
    state.room == .family && !(state.core.isParents && state.family.isAtTab)
  }

  static func goBack(_ state: inout AppState) -> [Effect]? {
    state.room == .family ? state.family.goBack(&state.core) : nil
  }

  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] {
    state.room == .family ? state.family.turnPage(action, at: state.core.moment) : []
  }
}
