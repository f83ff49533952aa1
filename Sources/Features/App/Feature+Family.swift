import Controls
import Core
import Family
import Planner

extension Feature {
  /// The parent's side.
  static let family = Feature(
    reduce: { state, action in
      action.reduced { (action: FamilyAction) in
        state.room == .family ? state.family.reduce(action, &state.core) : []
      }
    },
    screen: { state, texts in
      guard state.room == .family else { return nil }
      let connected = ConnectedFeatures(spotify: state.spotify, devices: state.devices)
      return familyScreen(state.family, state.copies, connected, state.core, texts) { more in
        calendarSections(state.planner, for: .parent, more: more, state.core, texts)
      }
    },
    goBack: { $0.room == .family ? $0.family.goBack(&$0.core) : nil },
    turnPage: { state, action in
      state.room == .family ? state.family.turnPage(action, at: state.core.moment) : []
    }
  )
}
