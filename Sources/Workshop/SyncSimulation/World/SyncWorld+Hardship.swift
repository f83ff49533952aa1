import Basics
import Sync
import SyncRoster
import SyncWire

/// What happens where room is short and things get lost: faults of devices and server that no network has.
enum Hardship: String, CaseIterable {
  /// From now on the server has no room for more than it has, or next to none.
  case serverFull
  case serverHasRoom
  /// A phone falls into a lake.
  case deviceLost
  /// A browser throws a database away; the log comes back from its second copy, and sync does not.
  case databaseEmptied
  /// All of a player's devices are gone at once.
  case playersDevicesLost
}

extension SyncWorld {
  /// With dice of its own: families without hardship stay what they are.
  func sufferHardship() {
    guard let hardship, hardship.happens(0.08), let kind = hardship.one(of: Hardship.allCases)
    else { return }
    switch kind {
    case .serverFull: server.room = server.size + Int64(hardship.number(below: 4000))
    case .serverHasRoom: server.room = nil
    case .deviceLost: if let device = somebody { lose(device) }
    case .databaseEmptied: if let device = somebody { emptyDatabase(of: device) }
    case .playersDevicesLost:
      guard hardship.happens(0.3), let player = hardship.one(of: players) else { return }
      for device in members where device.book.role.contains(player) { loseUnlessLast(device) }
    }
    log("hardship: \(kind.rawValue)")
  }

  /// There is always one parent's device left, which can bring others in.
  private var somebody: SimulatedDevice? {
    hardship?.one(of: members.filter { $0.name != "P1" && $0.name != "P2" })
  }

  private func loseUnlessLast(_ device: SimulatedDevice) {
    if device.name != "P1", device.name != "P2" { lose(device) }
  }

  private func lose(_ device: SimulatedDevice) {
    log("\(device.name) is lost")
    // Who is out and does not know it yet will give nothing back.
    let others = members.filter { $0 !== device && !server.isRevoked($0.id) }
    excuse { id in others.contains { $0.disk.counted.contains(id) } }
    device.isGone = true
  }

  /// It comes in once more, and what its log had been is its own to send.
  private func emptyDatabase(of device: SimulatedDevice) {
    let inviters = members.filter { other in
      other !== device && device.book.role.allSatisfy { other.book.roster.holds(other.id, $0) }
    }
    guard let inviter = hardship?.one(of: inviters) else { return }
    lose(device)
    let again = pair(inviter, "D\(devices.count)", device.book.role)
    guard !again.isGone else { return }
    inCalm { sync(again, 60) }
    open(device.disk.copy, on: again)
  }

  /// Whether a transaction of a device that is full is given up: then it begins anew from what lies there.
  func isRefusedByStorage(_ device: SimulatedDevice, _ other: SharedDice? = nil) -> Bool {
    guard let hardship, !isCalm, (other ?? hardship).happens(0.03) else { return false }
    log("  \(device.name) has no room")
    return true
  }
}
