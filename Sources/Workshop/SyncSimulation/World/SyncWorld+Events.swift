import Basics
import Sync
import SyncRoster
import SyncWire

/// What happens in a family, and to its devices and server.
extension SyncWorld {
  func step() {
    now += Int64(dice.number(below: 40)) * 1000
    sufferHardship()
    sufferFaults()
    letDaysPass()
    tendViews()
    letPlayMove()
    guard let device = dice.one(of: members) else { return }
    switch dice.number(below: 1000) {
    case ..<340: write(device)
    case ..<800:
      log("\(device.name) syncs")
      sync(device, 1 + dice.number(below: 11))
    case ..<830: comeLate()
    case ..<840: renewCode(device)
    case ..<850: break
    case ..<870: if members.count < 7 { pairAnother(device) }
    case ..<885: revokeSomebody(device)
    case ..<895: memory.copies.append(device.disk.copy)
    case ..<905: openCopy(device)
    case ..<915: memory.pasts[device.name] = Past(disk: device.disk, told: device.told)
    case ..<930: comeBackAsOfOld()
    case ..<945: if mischief == nil { troubleServer() }
    case ..<950: break
    case ..<1000: if let mischief { doMischief(mischief) } else { forge() }
    default: break
    }
  }

  private func write(_ device: SimulatedDevice) {
    guard let stream = dice.one(of: device.book.role), device.mayWrite(stream) else { return }
    let made = operations(stream, device)
    for operation in made { memory.makers[operation.id] = device.name }
    log("\(device.name) makes \(made.map { short($0.id) }) of \(name(stream))")
    keep(made, on: device)
    watch(device)
  }

  /// In the log of a device, whose worker hears of it.
  func keep(_ made: [StoredOperation], on device: SimulatedDevice) {
    for operation in made { device.disk.add(operation) }
    if !fails(0.2) { lookAtLog(device) }
  }

  func name(_ stream: StreamID) -> String {
    stream == .plan ? "plan" : stream == players[0] ? "play A" : "play B"
  }

  /// Requests that a network held back.
  private func comeLate() {
    guard !memory.late.isEmpty else { return }
    let late = memory.late.remove(at: dice.number(below: memory.late.count))
    let answer = execute(late)
    log("a late \(late.call.name) of \(late.name): \(answer.status)")
  }

  private func pairAnother(_ device: SimulatedDevice) {
    let roles: [[StreamID]] = [
      [.plan], device.book.role, [.plan, players[0]], [.plan, players[1]],
    ]
    guard let role = dice.one(of: roles) else { return }
    pair(device, "D\(devices.count)", role, isParents: dice.happens(0.5))
  }

  private func revokeSomebody(_ device: SimulatedDevice) {
    let roster = device.book.roster
    let others = roster.members.values.map { $0.id }.filter {
      roster.isActive($0) && $0 != device.id
    }
    guard members.count >= 3, let other = dice.one(of: others),
      let known = self.device(named: other)
    else { return }
    log("\(device.name) wants to revoke \(known.name)")
    wish(.remove(other), on: device)
    // Nobody takes out whom this device does not show yet.
    if dice.happens(0.4), known.isMember, known.book.roster.isActive(device.id) {
      log("and \(known.name) wants to revoke \(device.name)")
      wish(.remove(device.id), on: known)
    }
  }

  /// A person wants another code: her own, or the family's.
  private func renewCode(_ device: SimulatedDevice) {
    guard let stream = dice.one(of: device.book.role) else { return }
    log("\(device.name) wants another code of \(name(stream))")
    wish(.renewCode(of: stream.raw), on: device)
  }

  private func openCopy(_ device: SimulatedDevice) {
    guard var copy = dice.one(of: memory.copies) else { return }
    if dice.happens(0.4) {
      // Of an earlier program: nobody else has these.
      copy = [:]
      for _ in 0..<3 {
        guard let stream = dice.one(of: device.book.role) else { continue }
        let operation = earlierOperation(stream, device)
        copy[operation.id] = operation.record
      }
    }
    open(copy, on: device)
    log("\(device.name) opens a copy of \(copy.count)")
  }

  func open(_ copy: [UInt128: [UInt8]], on device: SimulatedDevice) {
    for (id, record) in copy.sorted(by: { $0.key < $1.key }) {
      guard let stream = memory.streams[id], device.mayWrite(stream),
        !device.disk.counted.contains(id)
      else { continue }
      for name in memory.out.keys { memory.out[name]?.stay.insert(id) }
      keep([StoredOperation(id: id, record: record)], on: device)
    }
    tellOfCopy(copy.keys.sorted(), to: device)
  }

  private func comeBackAsOfOld() {
    guard let name = dice.one(of: memory.pasts.keys.sorted()), let past = memory.pasts[name],
      let now = devices.first(where: { $0.name == name }), now.isMember
    else { return }
    if dice.happens(0.5) {
      let copy = SimulatedDevice("D\(devices.count)", past.disk, bugs: bugs)
      devices.append(copy)
      copy.worker.begin(at: today)
      copy.told = past.told
      openApp(of: copy)
      for stream in memory.admitted.keys where memory.admitted[stream]?.contains(name) ?? false {
        memory.admitted[stream]?.insert(copy.name)
      }
      memory.faulty.insert(copy.name)
      (memory.read[copy.name], memory.shown[copy.name]) = (memory.read[name], memory.shown[name])
      log("\(name) is copied as \(copy.name)")
    } else {
      // Who is out and does not know it yet will give nothing back.
      let others = members.filter { $0 !== now && !server.isRevoked($0.id) }
      excuse { id in others.contains { $0.disk.counted.contains(id) } }
      // What a person has written down stays.
      memory.papers += now.disk.safe.papers.map { $0.code }
      now.worker.replace(past.disk)
      // It knows no more of what had come since.
      memory.reached[name] = nil
      // Its screens are of then as well.
      openApp(of: now)
      restart(now)
      log("\(name) is restored")
    }
    memory.faulty.insert(name)
  }

  private func troubleServer() {
    switch dice.number(below: 100) {
    case ..<35:
      memory.backup = server
      log("the server is backed up")
    case ..<65: if let backup = memory.backup { lose(backup, "restored") }
    case ..<75: lose(emptyServer, "emptied")
    default: break
    }
  }

  private var emptyServer: SimulatedServer {
    SimulatedServer(family, bugs: serverBugs, primitives: work.primitives)
  }

  private func lose(_ new: SimulatedServer, _ how: String) {
    log("the server is \(how)")
    noteWhatIsLost()
    server = new
    for device in devices { device.hinted = 0 }
    memory.hasRolledBack = true
    memory.shown = memory.shown.mapValues { $0.mapValues { min($0, Int64(new.top)) } }
    // What had come and was not taken yet may never be.
    (memory.reached, memory.arriving) = ([:], [:])
    memory.late = []
    excuse { id in self.members.contains { $0.disk.counted.contains(id) } }
    noteWhoIsKnownToBeOut()
  }

  private func noteWhatIsLost() {
    let packs = server.packs.filter { !server.isRevoked($0.header.names.device) }
    for (device, packs) in Dictionary(grouping: packs, by: { $0.header.names.device }) {
      let made = Set(packs.flatMap { operations(in: $0) })
      let others = members.filter { $0.id != device }
      memory.lost.formUnion(others.flatMap { $0.disk.counted }.filter { made.contains($0) })
      memory.lostUnread.formUnion(made)
    }
  }

  /// What counts with others goes on counting, whoever has made it, also when its revocation comes back.
  private func noteWhoIsKnownToBeOut() {
    for (name, var out) in memory.out {
      let id = devices.first { $0.name == name }?.id
      // A copy of its profile is no other device.
      out.stay.formUnion(members.filter { $0.id != id }.flatMap { $0.disk.counted })
      let isKnown = members.contains { member in id.map(member.book.roster.isRevoked) ?? false }
      memory.out[name] = isKnown ? out : nil
      if !isKnown { memory.forgotten.append(out) }
    }
  }

  /// What lies nowhere any more is nobody's fault but the loss's.
  func excuse(unless isElsewhere: (UInt128) -> Bool) {
    let there = Set(server.packs.flatMap { operations(in: $0) })
    for id in memory.acknowledged.keys where !there.contains(id) && !isElsewhere(id) {
      memory.excused.insert(id)
    }
  }
}

extension SimulatedDevice {
  func mayWrite(_ stream: StreamID) -> Bool {
    guard let current = book.roster.current(stream) else { return book.role.contains(stream) }
    return book.role.contains(stream)
      && (stream == .plan || book.held.contains(current) || book.roster.readers(stream).isEmpty)
  }
}
