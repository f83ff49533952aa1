import Sync
import SyncHost
import SyncRoster
import SyncWire

/// Nobody rests while there are news, and nobody is called in step who is not.
extension SyncWorld {
  func checkRest(_ device: SimulatedDevice) {
    guard faults != nil, device.isMember, server.isActive(device.id) else { return }
    let isDeaf = device.book.log.cursor.number < device.hinted
    if isDeaf, device.hasRest, device.dues[SimulatedWorker.family] == nil {
      memory.untrue.append("\(device.name) rests, and was told of \(device.hinted)")
    }
    if device.worker.isShownInStep, isDeaf || device.lacksSomething {
      memory.untrue.append("\(device.name) is called in step, and is not")
    }
  }

  /// What faults may not leave behind.
  func checkFaults() throws(BrokenInvariant) {
    if let words = memory.untrue.first { throw fail(14, words) }
    for device in known {
      if device.lacksSecret { throw fail(14, "\(device.name) lacks a secret that is wrapped for it") }
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

extension SimulatedDevice {
  /// Whether the roster has a secret for it that it does not hold.
  fileprivate var lacksSecret: Bool {
    let names = ([book.device] + book.retired).map { RosterMember.device($0) }
    return book.roster.streams.values.contains { stream in
      stream.epochs.contains { epoch in
        !book.held.contains(epoch.keyID) && epoch.wraps.contains { names.contains($0.recipient) }
      }
    }
  }

  fileprivate var lacksSomething: Bool {
    lacksSecret || !book.placesOfUnread.isEmpty || book.hasMoreToSend
  }
}
