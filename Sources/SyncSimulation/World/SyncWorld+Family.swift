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
    let device = newDevice(name, role, arrival: nil)
    for stream in role { memory.admitted[stream, default: []].insert(name) }
    inCalm {
      give(.wished(.found(isParents: true)), to: device)
      sync(device, 60)
    }
    log("\(name) founds the family")
    return device
  }

  private func newDevice(
    _ name: String,
    _ role: [StreamID],
    arrival: Citation?,
    safe: KeySafe? = nil,
    id: DeviceID? = nil
  ) -> SimulatedDevice {
    var book = Book(
      family: family,
      device: id ?? DeviceID(dice.id()),
      role: role,
      beginning: work.primitives.sha256(LogLink.beginning(of: family)),
      arrival: arrival
    )
    #if PLANTED_BUGS
    book.bugs = bugs
    #endif
    let device = SimulatedDevice(
      name,
      Disk(book, safe ?? KeySafe(work), database: household.newID())
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
    var safe = KeySafe(work)
    let id = DeviceID(dice.id())
    var entry = safe.makeDevice(id)
    entry.isParents = isParents && inviter.book.roster.members[inviter.id]?.isParents ?? false
    inCalm {
      give(.wished(.bringIn(entry, streams: role)), to: inviter)
      for _ in 0..<6 where !inviter.book.roster.members[id].exists { sync(inviter, 400) }
    }
    let isIn = inviter.isMember && inviter.book.roster.isActive(id)
    let arrival = isIn ? inviter.book.log.cursor : nil
    let device = newDevice(name, role, arrival: arrival, safe: safe, id: id)
    device.isGone = !isIn
    for stream in role where inviter.book.roster.holds(id, stream) {
      memory.admitted[stream, default: []].insert(name)
    }
    log("\(inviter.name) brings in \(name), \(isIn ? "done" : "in vain")")
    return device
  }
}
