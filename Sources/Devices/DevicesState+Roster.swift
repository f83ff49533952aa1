import Basics
import Core
import Domain
import SyncEngine
import SyncWire

// What is read out of the list of devices.
extension DevicesState {
  /// This device belongs to no family that syncs, and never did.
  package var isAlone: Bool { status.standing == .alone }

  /// Those that are in.
  var devices: [SyncDevice] { status.devices.filter { !$0.isRemoved } }

  var thisDevice: SyncDevice? { devices.first { $0.id == status.device } }

  func isLeaving(_ device: SyncDevice) -> Bool { leaving.contains(device.id.raw) }

  /// A parent's removes any; others themselves, and what knows no more than they do.
  func canRemove(_ device: SyncDevice) -> Bool {
    guard let own = thisDevice else { return false }
    if own.isParents || own.id == device.id { return true }
    return !device.isParents && device.players.allSatisfy { own.players.contains($0) }
  }

  /// Whether what a player has played so far can be read by a device that is added here.
  ///
  /// Who holds it alone can hand it on; what nobody holds begins anew.
  func canHandOn(_ player: PlayerID) -> Bool {
    let holders = devices.filter { $0.players.contains(player.raw) }
    return isAlone || holders.isEmpty || holders.contains { $0.id == status.device }
  }

  /// This device belongs to a family that syncs.
  package var isMember: Bool { status.standing == .member }

  /// A parent's device of a family leads to its recovery sheet.
  var hasSheet: Bool { isMember && thisDevice?.isParents ?? false }

  /// One at a time: what is told before all others.
  var notice: SyncNotice? {
    Self.byWeight.first { status.notices.contains($0) }
  }

  private static let byWeight: [SyncNotice] = [
    .erased, .removed, .twoRosters, .fork, .rollback, .unknown, .copy, .lost, .refused, .badEntry,
    .gap,
  ]
}
