import Basics
import Sync
import SyncRoster
import SyncWire

/// How a family comes together.
extension SyncWorld {
  /// A parent's device founds the family, a second one joins, then each player's.
  func begin() {
    let isAlone = dice.happens(0.2)
    let first = found("P1", isAlone ? [.plan, players[0]] : [.plan])
    pair(first, "P2", [.plan], isParents: true)
    let own = pair(first, "A1", [.plan, players[0]])
    let other = pair(first, "B1", [.plan, players[1]])
    inCalm {
      sync(own, 60)
      sync(other, 60)
    }
    if dice.happens(0.6) { pair(own, "A2", [.plan, players[0]]) }
  }

  func inCalm(_ work: () -> Void) {
    let before = isCalm
    isCalm = true
    work()
    isCalm = before
  }

  func found(_ name: String, _ role: [StreamID]) -> SimulatedDevice {
    let device = newDevice(name)
    for stream in role { memory.admitted[stream, default: []].insert(name) }
    inCalm {
      let own = role.filter { $0 != .plan }.map { $0.raw }
      wish(.invite(isParents: true, player: nil, own: own), on: device)
      work(device)
      wish(.cancelPairing, on: device)
      wish(.closePairing, on: device)
      sync(device, 60)
    }
    family = device.book.family
    server.family = family
    log("\(name) founds the family")
    return device
  }

  func newDevice(_ name: String) -> SimulatedDevice {
    let device = SimulatedDevice(
      name,
      Disk(KeySafe(work), database: household.newID()),
      bugs: bugs
    )
    devices.append(device)
    return device
  }

  /// By the typed code: the inviting device gives what it holds.
  @discardableResult
  func pair(
    _ inviter: SimulatedDevice,
    _ name: String,
    _ role: [StreamID],
    isParents: Bool = false
  ) -> SimulatedDevice {
    let device = newDevice(name)
    // Both are shown the log that the inviter is shown.
    if hostility.onBranch.contains(inviter.name) { hostility.onBranch.insert(name) }
    let meeting = { self.meet(inviter, device, role, isParents: isParents && inviter.isParents) }
    if faults == nil { inCalm(meeting) } else { meeting() }
    device.isGone = !device.isMember
    // Who hears only then that it is out has founded a family of its own, of which nothing is judged.
    for device in [inviter, device] where device.book.family != family { device.isGone = true }
    for stream in role where inviter.book.roster.holds(inviter.id, stream) {
      memory.admitted[stream, default: []].insert(name)
    }
    log("\(inviter.name) brings in \(name), \(device.isGone ? "in vain" : "done")")
    return device
  }

  private func meet(
    _ inviter: SimulatedDevice,
    _ joiner: SimulatedDevice,
    _ role: [StreamID],
    isParents: Bool
  ) {
    let player = role.first { $0 != .plan }
    sync(inviter, 400)
    // Whoever is out would found a family of its own.
    guard inviter.isMember else { return }
    // What it could not be told while it hung.
    if inviter.hasEndedPairing { wish(.closePairing, on: inviter) }
    wish(.invite(isParents: isParents, player: player?.raw, own: []), on: inviter)
    let end = today + Self.patience
    // Whoever was killed has forgotten it, and people give up.
    while today < end, inviter.isPairing || joiner.isPairing && inviter.hasPaired {
      now += 1000
      for device in [inviter, joiner] where !hangs(device) {
        work(device)
        endWaits(device)
      }
      compare(inviter, joiner)
    }
    judgePairing(inviter, joiner)
    wish(.cancelPairing, on: joiner)
    for device in [inviter, joiner] where !hangs(device) {
      wish(.closePairing, on: device)
      work(device)
    }
  }

  /// Nobody has refused anything, and nobody has changed what the two have said.
  private func judgePairing(_ inviter: SimulatedDevice, _ joiner: SimulatedDevice) {
    guard mischief == nil, server.isActive(inviter.id) else { return }
    for device in [inviter, joiner] {
      guard case .over(let end) = device.worker.status.pairing, [.refused, .differed].contains(end)
      else { continue }
      memory.untrue.append("\(device.name) says of its pairing that it is \(end)")
    }
  }

  /// Milliseconds: somewhat longer than a code holds.
  private static let patience: Int64 = 660_000

  /// What people do who have both devices in front of them.
  private func compare(_ inviter: SimulatedDevice, _ joiner: SimulatedDevice) {
    switch inviter.worker.status.pairing {
    case .showing(let code, _):
      if joiner.worker.status.pairing == .none { wish(.join(code: code), on: joiner) }
    case .comparing(let symbols, _):
      guard case .comparing(symbols, _) = joiner.worker.status.pairing else { return }
      wish(.compared(areSame: true), on: inviter)
    default: break
    }
  }
}

extension SimulatedDevice {
  /// As its family knows it.
  var isParents: Bool { book.roster.members[id]?.isParents ?? false }

  fileprivate var hasPaired: Bool {
    if case .done = worker.status.pairing { true } else { false }
  }

  fileprivate var hasEndedPairing: Bool { !isPairing && worker.status.pairing != .none }

  fileprivate var isPairing: Bool {
    switch worker.status.pairing {
    case .none, .done, .over: false
    case .waiting, .showing, .comparing: true
    }
  }
}
