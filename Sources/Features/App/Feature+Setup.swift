import Controls
import Core
import Setup
import Strings
import Transfer

extension Feature {
  /// One guess to try.
  static let practice = Feature(
    reduce: { state, action in
      action.reduced { (action: PracticeAction) in
        state.room == .setup ? state.setup.reduce(action, &state.core) : []
      }
    }
  )

  /// The way to the first quest.
  static let setup = Feature(
    reduce: { state, action in
      action.reduced { state.reduce($0 as SetupAction) }
        ?? action.reduced { state.reduce($0 as WayAction) }
    },
    screen: { $0.room == .setup ? $0.setupScreen($1) : nil },
    goBack: { state in
      state.room == .setup && state.isPastEmptyLog
        ? state.setup.goBackInFirstStart(&state.core) : nil
    },
    turnPage: { state, action in
      state.room == .setup ? state.setup.turnPage(action, at: state.core.moment) : []
    }
  )
}

extension AppState {
  fileprivate func setupScreen(_ texts: Texts) -> View? {
    switch setup.screen {
    case .firstStart(let start): firstStartPage(start, core, texts)
    case .arrival(let arrival): arrivalPage(arrival, core, texts)
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
    if copies.opened.isBusy { return [] }
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
