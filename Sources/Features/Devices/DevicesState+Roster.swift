import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire

// What is read out of the list of devices.
extension DevicesState {
  /// This device belongs to no family that syncs, and never did.
  package var isAlone: Bool { status.standing == .alone }

  /// Whoever is added here founds a family with it.
  var beginsFamily: Bool { isAlone || status.standing == .erased }

  /// The browser has cleared what led to the family.
  var isEmptied: Bool { status.standing == .emptied }

  /// Those that are in.
  var devices: [SyncDevice] { status.devices.filter { !$0.isRemoved } }

  var thisDevice: SyncDevice? { devices.first { $0.id == status.device } }

  /// Other devices that get all that this one reads.
  var keepers: [SyncDevice] {
    let own = thisDevice?.players ?? []
    return devices.filter { device in
      device.id != status.device && device.hasBegun && !device.isLeaving
        && own.allSatisfy { device.players.contains($0) }
    }
  }

  /// A parent's removes any; others themselves, and what knows no more than they do.
  func canRemove(_ device: SyncDevice) -> Bool {
    guard let own = thisDevice else { return false }
    if own.isParents || own.id == device.id { return true }
    return !device.isParents && device.players.allSatisfy { own.players.contains($0) }
  }

  /// Whether a device that is added here could do what its role says.
  func canInvite(_ role: DeviceRole) -> Bool {
    switch role {
    case .parents: beginsFamily || thisDevice?.isParents ?? false
    case .players(let player): beginsFamily || canHandOn(player)
    }
  }

  var isRoleChosen: Bool { role.map { canInvite($0) } ?? false }

  /// Who reads what a player has played hands it on, and nobody else; what nobody reads begins anew.
  private func canHandOn(_ player: PlayerID) -> Bool {
    let readers = devices.filter { $0.players.contains(player.raw) }
    return readers.isEmpty || readers.contains { $0.id == status.device }
  }

  /// This device belongs to a family that syncs.
  package var isMember: Bool { status.standing == .member }

  /// Whether the family goes on without this device: nobody but a parent's brings a parent's in.
  package var canLeave: Bool {
    guard isMember, let own = thisDevice else { return false }
    return !own.isParents
      || devices.contains { $0.isParents && $0.id != own.id && $0.hasBegun && !$0.isLeaving }
  }

  /// This device removes itself.
  package mutating func leave() -> [Effect] {
    thisDevice.map { wish(.remove($0.id), status.pairing) } ?? []
  }

  /// What the family's code is found by that all devices have agreed on; none where there are none, or while another
  /// takes its place.
  package var agreedCode: UInt128? {
    guard isMember, let code = code(of: 0), !code.isVoid else { return nil }
    return code.lookup
  }

  /// This device is a parent's.
  package var isParents: Bool { thisDevice?.isParents ?? false }

  /// A parent's device of a family leads to its recovery sheet.
  var hasSheet: Bool { isMember && isParents }

  /// One at a time: what is told before all others.
  var notice: SyncNotice? {
    Self.byWeight.first { status.notices.contains($0) && !status.seen.contains($0) }
  }

  /// What was read of it and still counts, told in small.
  var earlierNotices: [SyncNotice] { Self.byWeight.filter { status.seen.contains($0) } }

  /// All that there are, or some would be told nowhere.
  static let byWeight: [SyncNotice] = [
    .erased, .removed, .twoRosters, .uninvited, .fork, .keysUnread, .rollback, .unknown, .copy,
    .lost, .keyUnopened, .familyCodeVoid, .playerCodeVoid, .refused, .setAside, .badEntry, .gap,
    .withheld, .olderServer, .cameBack,
  ]
}
