import Sync
import SyncHost
import SyncRoster
import SyncWire

/// What faults of keys, stores and messages may not leave behind.
extension SyncWorld {
  /// What faults may not leave behind.
  func checkFaults() throws(BrokenInvariant) {
    if let words = memory.untrue.first { throw fail(14, words) }
    for device in known {
      if device.lacksSecret {
        throw fail(14, "\(device.name) lacks a secret that is wrapped for it")
      }
      for notice in [SyncNotice.keysUnread, .keyUnopened] where device.book.told.contains(notice) {
        throw fail(14, "\(device.name) goes on telling \(notice)")
      }
      try checkMembers(of: device)
    }
  }

  /// Nobody stands in the list without a device that has begun, unless the list says so; whoever was restored may have
  /// had another name meanwhile.
  private func checkMembers(of device: SimulatedDevice) throws(BrokenInvariant) {
    if !memory.faulty.isEmpty { return }
    for member in device.worker.status.devices
    where !member.isRemoved && member.hasBegun && self.device(named: member.id) == nil {
      throw fail(14, "\(device.name) shows a device that nobody has")
    }
  }
}
