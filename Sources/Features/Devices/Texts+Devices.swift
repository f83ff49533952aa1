import AppCore
import Basics
import Controls
import Domain
import Strings
import SyncEngine
import SyncWire

// What devices are called, and what each may read, in words.
extension Texts {
  /// How it stands with devices, in a row that leads there.
  package func state(of devices: DevicesState) -> String {
    let words = self.devices
    if devices.isEmptied { return words.emptied[0] }
    if let notice = devices.notice { return words.title(of: notice) }
    return devices.isAlone ? words.oneDevice : words.count(devices.devices.count)
  }

  /// The quiet word of state; none while a device is alone.
  package func progress(of devices: DevicesState) -> String? {
    guard devices.status.standing == .member else { return nil }
    switch devices.status.progress {
    case .onItsOwn: return self.devices.onItsOwn
    case .catchingUp: return self.devices.catchingUp
    case .inStep: return self.devices.inStep
    case .unanswered: return self.devices.unanswered
    case .noRoom: return self.devices.noRoom
    }
  }

  /// What the family calls it, else "Mia's device", and of several each with a number that it keeps.
  func name(of device: SyncDevice, _ devices: DevicesState, _ core: Core) -> String {
    if let name = core.givenName(of: device.id) { return name }
    let alike = devices.status.devices.filter { $0.isWhoseAs(device) }
    let name = whose(device).map { self.devices.deviceOf(playerName($0, core)) }
    let words = name ?? self.devices.parentsDevice
    guard alike.count > 1, let place = alike.firstIndex(where: { $0.id == device.id }) else {
      return words
    }
    return self.devices.numbered(words, place + 1)
  }

  /// Who else has all that is here, as far as they are in step; none where this device is alone.
  package func elsewhere(_ devices: DevicesState, _ core: Core) -> String? {
    guard devices.isMember else { return nil }
    let names = devices.keepers.map { name(of: $0, devices, core) }
    return names.isEmpty
      ? self.devices.alsoOnServer
      : self.devices.alsoOnDevices(list(names))
  }

  /// "A parent's", of the device that somebody holds.
  func owner(of device: SyncDevice, _ core: Core) -> String {
    whose(device).map { devices.players(playerName($0, core)) } ?? devices.parents
  }

  /// One sentence of what it may read.
  func reads(_ device: SyncDevice, _ core: Core) -> String {
    let players = list(device.players.map { playerName($0, core) })
    return switch (device.isParents, device.players.isEmpty) {
    case (true, true): devices.readsRoutines
    case (true, false): devices.readsAll(players)
    case (false, true): devices.playsAlone
    case (false, false): devices.plays(players)
    }
  }

  /// What it may read, unless something else is to be said first.
  func standing(of device: SyncDevice, _ core: Core) -> String {
    if device.isLeaving { return devices.isLeaving }
    return device.hasBegun ? reads(device, core) : devices.notBegun
  }

  private func whose(_ device: SyncDevice) -> UInt128? {
    device.isParents ? nil : .some(device.players.first ?? 0)
  }

  private func playerName(_ id: UInt128, _ core: Core) -> String {
    let all = core.ledger.allPlayers
    for players in [all, core.ledger.removedPlayers] {
      if let player = players.first(where: { $0.id.raw == id }) {
        return name(of: player, among: players)
      }
    }
    return devices.somebody
  }
}

extension SyncDevice {
  fileprivate func isWhoseAs(_ other: SyncDevice) -> Bool {
    isParents == other.isParents && (isParents || players.first == other.players.first)
  }
}
