import Basics
import Controls
import Core
import Devices
import Family
import Setup
import SyncEngine
import Transfer

extension Feature {
  /// The family's devices.
  static let devices = Feature(
    owners: [.devices],
    meaningOfAnswer: { DevicesAction($0).map { .devices($0) } },
    reduce: { state, action in action.reduced { state.reduce($0 as DevicesAction) } },
    screen: { state, texts in
      // Somebody has come by a link that brings other devices to a family.
      if let told = state.devices.toldOfLink { return linkPage(told, state.core, texts) }
      return state.isAtJoiningPage ? joiningPage(state.devices, state.core, texts) : nil
    },
    goBack: { $0.goBackInDevices() },
    follow: { $0.followDevices() }
  )
}

extension AppState {
  /// The page of devices, the player's or the parent's, or that of a device that comes to its family.
  private var showsDevices: Bool {
    switch room {
    case .game: if case .side(.devices) = game.screen { true } else { false }
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
    // Before anything else: no parent's device stands open.
    core.destination = nil
    return effects + setup.letIn(core)
  }

  fileprivate mutating func goBackInDevices() -> [Effect]? {
    if devices.toldOfLink.exists { return reduce(DevicesAction.linkRead) }
    guard showsDevices else { return nil }
    // What two devices are at goes on behind the player's page.
    if room == .game, devices.place == .list { return nil }
    // What the family has is on its way here.
    if isAtJoiningPage, devices.hasJoined { return [] }
    return goBackAtDevices() ?? leaveJoiningPage()
  }

  private mutating func goBackAtDevices() -> [Effect]? {
    var devices = devices
    let stored = devices.storeName(&core)
    let effects = devices.goBack()
    self.devices = devices
    return effects.map { stored + $0 }
  }

  private mutating func leaveJoiningPage() -> [Effect]? {
    guard isAtJoiningPage else { return nil }
    setup.ask(about: launch.emptyLog)
    return []
  }

  /// A device that comes to its family goes on with that after a start, and after whatever else has happened.
  fileprivate mutating func followDevices() -> [Effect] {
    var devices = devices
    if !showsDevices { devices.close() }
    var effects = devices.refresh()
    if !showsDevices { effects += devices.storeName(&core) }
    self.devices = devices
    if copies.erasing.isLeaving, !devices.isMember {
      effects += reduceLater(.copies(.erasing(.hasLeft)))
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
    // Somebody has begun in another tab.
    return land()
  }

  private mutating func tellFamily(of devices: DevicesState) -> [Effect] {
    let wasParents = core.isParents
    let effects = devices.tellRole(&core) + devices.tellName(&core)
    // Nobody has gone on there, and nobody plays: it is where it opens from now on.
    return core.isParents && !wasParents ? effects + land() : effects
  }
}
