import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A device's name while it is typed; it is stored when the field is left.
struct TypedDeviceName: Hashable, Sendable {
  let device: DeviceID
  let text: String
}

extension DevicesState {
  package mutating func storeName(_ core: inout Core) -> [Effect] {
    guard let typed = typedName, core.role.canWrite else { return [] }
    typedName = nil
    return core.name(typed.device, typed.text)
  }

  /// Tells the family as whom the log knows this device, once for each name that it has in the roster: nobody else
  /// could say which edits are whose.
  package func tellName(_ core: inout Core) -> [Effect] {
    guard status.standing == .member, let device = status.device, core.role.canWrite,
      core.ledger.setting(.nameInLog(device.raw)) == nil
    else { return [] }
    return core.record([.set(.nameInLog(device.raw), core.device)] + nameFromBefore(device, core))
  }

  /// What it was called under a name in the roster that it has left behind.
  private func nameFromBefore(_ device: DeviceID, _ core: Core) -> [OperationBody] {
    let before = status.devices.last {
      ($0.isRemoved || $0.isLeaving) && $0.id != device
        && core.ledger.setting(.nameInLog($0.id.raw)) == core.device
    }
    return before.flatMap { core.givenName(of: $0.id) }.map { [.set(.deviceName(device.raw), $0)] }
      ?? []
  }

  /// Notes whether it is a parent's where that is not noted yet.
  ///
  /// A page may be closed before anybody goes on, and a device may come back as a player's. It is asked before the name is
  /// told.
  package func tellRole(_ core: inout Core) -> [Effect] {
    guard isMember, let own = thisDevice, core.role.canWrite else { return [] }
    if own.isParents, !isNew(own, core) { return [] }
    return core.note(isParents: own.isParents)
  }

  /// Nothing was done on it yet: where something was, the family has begun, and somebody plays.
  private func isNew(_ own: SyncDevice, _ core: Core) -> Bool {
    core.ledger.setting(.nameInLog(own.id.raw)) == nil
      && core.ledger.lastNews(of: core.device) == nil
  }

  /// Those that were taken out of the family, by their names in the log.
  package func takenOut(_ core: Core) -> [UInt128] {
    let names = { (isRemoved: Bool) in
      status.devices.filter { $0.isRemoved == isRemoved }
        .compactMap { core.ledger.setting(.nameInLog($0.id.raw)) }
    }
    // One that came back goes on under the name that it had.
    let still = names(false)
    return names(true).filter { !still.contains($0) }
  }

  /// By its name in the log; of several that have had it one that is still in.
  func device(inLog name: UInt128, _ core: Core) -> SyncDevice? {
    let known = status.devices.filter { core.ledger.setting(.nameInLog($0.id.raw)) == name }
    return known.first { !$0.isRemoved } ?? known.last
  }

  /// The day of the newest that came from a device, by its own clock; none where nothing has.
  func lastNews(of device: SyncDevice, _ core: Core) -> LocalDay? {
    core.ledger.setting(.nameInLog(device.id.raw)).flatMap { core.ledger.lastNews(of: $0) }
  }

  /// Whether all that a device sends can be read here.
  func canReadAll(of device: SyncDevice) -> Bool {
    let own = thisDevice?.players ?? []
    return device.players.allSatisfy { own.contains($0) }
  }
}

extension Core {
  /// What the family calls it.
  func givenName(of device: DeviceID) -> String? {
    guard let name = ledger.setting(.deviceName(device.raw))?.drawable(.player), !name.isEmpty
    else { return nil }
    return name
  }

  /// No name at all makes it what it was called before.
  fileprivate mutating func name(_ device: DeviceID, _ name: String) -> [Effect] {
    let name = name.trimmed.drawable(.player)
    if name.hasSameScalars(as: givenName(of: device) ?? "") { return [] }
    return record([.set(.deviceName(device.raw), name)])
  }
}
