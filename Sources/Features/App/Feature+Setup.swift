import Access
import AppCore
import Controls
import Family
import Setup
import Strings
import Transfer

/// The row of the one guess to try.
enum PracticeGuess: Feature {
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    guard let action = action.kind(PracticeAction.self) else { return nil }
    return state.room == .setup ? state.setup.reduce(action, &state.core) : []
  }
}

/// The row of the way to the first quest.
enum WayIn: Feature {
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    if let action = action.kind(WayAction.self) { return state.reduce(action) }
    return action.kind(SetupAction.self).map { state.reduce($0) }
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    state.room == .setup ? state.setupScreen(scene) : nil
  }

  static func goBack(_ state: inout AppState) -> [Effect]? {
    guard state.room == .setup, state.isPastEmptyLog else { return nil }
    return state.setup.goBackInFirstStart(&state.core)
  }

  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] {
    state.room == .setup ? state.setup.turnPage(action, at: state.core.moment) : []
  }
}

extension AppState {
  fileprivate func setupScreen(_ scene: Scene) -> View? {
    switch setup.screen {
    case .firstStart(let start): firstStartPage(start, scene)
    case .arrival(let arrival): arrivalPage(arrival, scene)
    case .emptyLog(let reason) where reason != .firstVisit:
      emptyLogPage(
        reason,
        told: Later.told(self, scene),
        canAct: scene.canWrite && !copies.opened.isBusy,
        scene
      )
    case .emptyLog, .practice, .joining: nil
    }
  }

  fileprivate var isPastEmptyLog: Bool {
    switch setup.screen {
    case .firstStart, .arrival: true
    case .emptyLog, .practice, .joining: false
    }
  }

  fileprivate mutating func reduce(_ action: SetupAction) -> [Effect] {
    if case .goneOn = action { room = .setup }
    guard room == .setup else { return [] }
    if case .newChosen = action, isAtJoiningPage { return [] }
    guard case .newChosen = action, isAskingAboutEmptyLog else {
      return setup.reduce(action, &core)
    }
    if Later.isCopyBusy(self) { return [] }
    copies = CopiesState()
    launch.wasUsed = false
    return [.ask(.rememberUse(false))] + setup.reduce(action, &core)
  }

  fileprivate mutating func reduce(_ action: WayAction) -> [Effect] {
    switch action {
    case .familyAreaChosen: return enterFamilyArea()
    case .joinChosen: if room == .setup { setup.join() }
    }
    return []
  }

  private mutating func enterFamilyArea() -> [Effect] {
    let gate = room == .setup ? setup.openGate : nil
    room = .family
    return family.enter(by: gate, core)
  }
}
