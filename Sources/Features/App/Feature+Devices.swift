import AppCore
import Basics
import Controls
import Devices
import Family
import Game
import Setup
import Strings
import SyncEngine
import SyncWire
import Transfer

/// The row of the family's devices.
enum FamilyDevices: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .devices }

  static func meaning(of answer: Answer) -> Action? { DevicesAction(answer).map { .devices($0) } }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(DevicesAction.self).map { state.reduce($0) }
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    // The app was opened by a link that brings other devices to a family; this page says so.
    let devices = state.devices
    if let told = devices.toldOfLink { return linkPage(told, scene) }
    return state.isAtJoiningPage ? joiningPage(devices, scene) : nil
  }

  static func canGoBack(_ state: AppState) -> Bool { state.devices.toldOfLink.exists }

  static func goBack(_ state: inout AppState) -> [Effect]? { state.goBackInDevices() }

  static func follow(_ state: inout AppState) -> [Effect] { state.followDevices() }
}

extension GameState {
  /// Who can see what, or *My data* with the player's code.
  fileprivate var showsDevices: Bool {
    switch screen {
    case .side(.devices), .side(.myData(.list)): true
    default: false
    }
  }
}

extension AppState {
  /// Whether a page of devices shows: the player's, the parent's, or that of a device that comes to its family.
  private var showsDevices: Bool {
    switch room {
    case .game: game.showsDevices
    case .family: family.showsDevices
    case .setup: isAtJoiningPage
    case .opening, .unusable: false
    }
  }

  var isAtJoiningPage: Bool {
    if room == .setup, case .joining = setup.screen { true } else { false }
  }

  private var isPractising: Bool { if case .practice = setup.screen { true } else { false } }

  fileprivate mutating func reduce(_ action: DevicesAction) -> [Effect] {
    var devices = devices
    devices.ownPaper = room == .family ? family.ownPaper : .none
    let effects = devices.reduce(action, &core)
    self.devices = devices
    family.agree(on: devices.agreedCode)
    guard case .goneOn = action, case .start = core.destination, devices.isParents else {
      return effects
    }
    // This comes before anything else, because no parent's device stands open.
    core.destination = nil
    return effects + setup.letIn(core)
  }

  fileprivate mutating func goBackInDevices() -> [Effect]? {
    var devices = devices
    if devices.toldOfLink.exists { return reduce(DevicesAction.linkRead) }
    guard showsDevices else { return nil }
    // Two devices that are coming together go on doing so behind the player's page.
    if room == .game, devices.place == .list { return nil }
    // What the family has is on its way here, so there is no way back.
    if isAtJoiningPage, devices.hasJoined { return [] }
    let stored = devices.storeName(&core)
    let effects = devices.goBack()
    self.devices = devices
    return effects.map { stored + $0 } ?? leaveJoiningPage()
  }

  private mutating func leaveJoiningPage() -> [Effect]? {
    guard isAtJoiningPage else { return nil }
    setup.ask(about: launch.emptyLog)
    return []
  }

  /// Lets a device that comes to its family go on with that, after a start and after each action.
  fileprivate mutating func followDevices() -> [Effect] {
    var devices = devices
    if !showsDevices { devices.close() }
    var effects = devices.refresh()
    if !showsDevices { effects += devices.storeName(&core) }
    self.devices = devices
    if copies.erasing.isLeaving, !devices.isMember {
      effects += Later.reduce(.copies(.erasing(.hasLeft)), &self)
    }
    guard room == .setup, !isPractising else {
      return isReady ? effects + tellFamily(of: devices) : effects
    }
    return effects + followJoining(devices)
  }

  private mutating func followJoining(_ devices: DevicesState) -> [Effect] {
    if devices.isJoining || devices.hasLink { setup.join() }
    if isAtJoiningPage, devices.hasLink { self.devices.takeUpLink() }
    let isSettled = devices.isAlone && devices.status.pairing == .none
    guard isAtJoiningPage, isSettled, !core.ledger.allPlayers.isEmpty else { return [] }
    // A player was added in another tab, so this one has nothing to join any more.
    return land()
  }

  private mutating func tellFamily(of devices: DevicesState) -> [Effect] {
    let wasParents = core.isParents
    core.takeOut(devices.takenOut(core))
    let effects = devices.tellRole(&core) + devices.tellName(&core)
    // The device has just become a parent's one, on which no player goes on: its start leads to the family area from
    // now on.
    return core.isParents && !wasParents ? effects + land() : effects
  }
}
