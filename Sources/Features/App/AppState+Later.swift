import Access
import Core
import Devices
import Editing
import Family
import Game
import Planner
import Setup
import Spotify
import Transfer

// What is done in the part that comes later; `Later` leads here.
extension AppState {
  mutating func reduceLater(_ action: Action) -> [Effect] {
    if let action = action.kind(SharedAction.self) { return reduceLater(action) }
    if let action = action.kind(SidePageAction.self) {
      return room == .game ? game.reduce(action, &core) : []
    }
    if let action = action.kind(MusicAction.self) {
      return room == .game ? game.reduce(action, &core) : []
    }
    if let action = action.kind(EditorAction.self) { return reduce(action) }
    if let action = action.kind(SetupAction.self) { return reduce(action) }
    if let action = action.kind(FamilyAction.self) {
      return room == .family ? family.reduce(action, &core) : []
    }
    if let action = action.kind(GateAction.self) { return reduce(action) }
    if let action = action.kind(NameAction.self) { return canName ? core.reduce(action) : [] }
    if let action = action.kind(CopyAction.self) { return reduce(action) }
    if let action = action.kind(PlannerAction.self) {
      var calendars = planner
      let effects = calendars.reduce(action, &core)
      planner = calendars
      // *Not now* is asked on a page of its own.
      if case .putOff = action { return effects + Later.goBack(&self) }
      return effects
    }
    if let action = action.kind(SpotifyAction.self) { return reduce(action) }
    if let action = action.kind(DevicesAction.self) { return reduce(action) }
    return []
  }

  private mutating func reduce(_ action: CopyAction) -> [Effect] {
    var (copies, devices) = (copies, devices)
    let wasLeaving = copies.erasing.isLeaving
    var effects = copies.reduce(action, at: copiesPlace, &core)
    if copies.erasing.isLeaving, !wasLeaving { effects += devices.leave() }
    (self.copies, self.devices) = (copies, devices)
    return effects
  }

  private mutating func reduce(_ action: SpotifyAction) -> [Effect] {
    var music = spotify
    let effects = music.reduce(action, &core)
    spotify = music
    guard spotify.isComingBack, room == .game, case .home = game.screen else { return effects }
    // Whoever comes back from signing in finds the page from which it began.
    return effects + game.reduce(.musicChosen, &core)
  }

  private mutating func reduce(_ action: DevicesAction) -> [Effect] {
    var devices = devices
    devices.ownPaper = room == .family ? family.ownPaper : .none
    let effects = devices.reduce(action, &core)
    self.devices = devices
    family.agree(on: devices.agreedCode)
    guard case .goneOn = action, case .start = core.destination, devices.isParents else {
      return effects
    }
    // Before anything else: no parent's device stands open.
    core.destination = nil
    return effects + setup.letIn(core)
  }

  private mutating func reduceLater(_ action: SharedAction) -> [Effect] {
    switch action {
    case .familyAreaChosen: return enterFamilyArea()
    case .joinChosen: if room == .setup { setup.join() }
    default: break
    }
    return []
  }

  private mutating func enterFamilyArea() -> [Effect] {
    let gate = room == .setup ? setup.openGate : nil
    room = .family
    return family.enter(by: gate, core)
  }

  private mutating func reduce(_ action: SetupAction) -> [Effect] {
    if case .goneOn = action { room = .setup }
    guard room == .setup else { return [] }
    if case .newChosen = action, isAtJoiningPage { return [] }
    guard case .newChosen = action, isAskingAboutEmptyLog else {
      return setup.reduce(action, &core)
    }
    if isCopyBusy { return [] }
    copies = CopiesState()
    launch.wasUsed = false
    return [.ask(.rememberUse(false))] + setup.reduce(action, &core)
  }

  private mutating func reduce(_ action: EditorAction) -> [Effect] {
    switch room {
    case .game: game.reduce(action, &core)
    case .setup: setup.reduce(action, &core)
    case .family: family.reduce(action, &core)
    case .opening, .unusable: []
    }
  }

  private mutating func reduce(_ action: GateAction) -> [Effect] {
    switch room {
    case .setup: setup.reduce(action, &core)
    case .family: reduceGate(action)
    case .opening, .unusable, .game: []
    }
  }

  private mutating func reduceGate(_ action: GateAction) -> [Effect] {
    family.agree(on: devices.agreedCode)
    return family.reduce(action, &core)
  }

  private var canName: Bool {
    switch room {
    case .setup: setup.canName
    case .family: family.gate.isOpen
    case .opening, .unusable, .game: false
    }
  }
}
