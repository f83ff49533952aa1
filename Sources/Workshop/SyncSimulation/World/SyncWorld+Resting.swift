import Basics
import Sync
import SyncHost
import SyncRoster
import SyncWire

/// Nobody rests while there are news, and nobody is called in step who is not.
extension SyncWorld {
  func checkRest(_ device: SimulatedDevice) {
    guard faults != nil, device.isMember, server.isActive(device.id) else { return }
    let isDeaf = device.book.log.cursor.number < device.hinted
    let isWaiting = device.dues[SimulatedWorker.family] != nil
    if device.hasRest, !isWaiting {
      if isDeaf { memory.untrue.append("\(device.name) rests, and was told of \(device.hinted)") }
      if device.book.pending.values.contains(where: { $0.exists }) {
        memory.untrue.append("\(device.name) rests, and has not sent what it has sealed")
      }
    }
    if device.worker.isShownInStep, let lack = isDeaf ? "news" : device.lack {
      memory.untrue.append("\(device.name) is called in step, and lacks \(lack)")
    }
  }
}

extension SimulatedDevice {
  /// Whether the roster has a secret for it that it does not hold.
  var lacksSecret: Bool {
    let names = ([book.device] + book.retired).map { RosterMember.device($0) }
    return book.roster.secrets.contains { epoch in
      !book.held.contains(epoch.keyID) && epoch.wraps.contains { names.contains($0.recipient) }
    }
  }

  /// What keeps it from being in step.
  fileprivate var lack: String? {
    if lacksSecret { return "a secret" }
    if !book.placesOfUnread.isEmpty { return "what waits" }
    return book.hasMoreToSend ? "what it has to send" : nil
  }
}
