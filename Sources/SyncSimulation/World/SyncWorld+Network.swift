import Basics
import Sync
import SyncWire

/// Orders are carried out here, one after the other, with whatever comes between.
extension SyncWorld {
  /// - Parameter budget: requests after which the device is left alone, in the middle of whatever it does.
  func sync(_ device: SimulatedDevice, _ budget: Int) {
    guard device.isMember else { return }
    lookAtLog(device)
    var left = budget
    var isWoken = device.machine.isAtRest
    if isWoken { give(.wake, to: device) }
    isWoken = isWoken || !isBusyWithNotes(device)
    while left > 0 || device.asksForNotes, !device.isGone {
      if device.orders.isEmpty, !isWoken, left == budget, device.machine.isAtRest {
        isWoken = true
        give(.wake, to: device)
      }
      if device.orders.isEmpty { break }
      let order = device.orders.removeFirst()
      let isOfNotes = takesTurnOfNotes(order, device)
      if case .call = order, !isOfNotes { left -= 1 }
      carryOut(order, of: device, isOfNotes ? calendar : dice)
      if !isCalm, (isOfNotes ? calendar : dice).happens(0.004) {
        log("  \(device.name) is killed")
        restart(device)
        if !isOfNotes { return }
      }
    }
    // Whoever is not there when the answer comes asks again another time.
    if left == 0, !device.machine.isAtRest, device.orders.isEmpty {
      give(.answered(nil), to: device)
    }
  }

  /// What could not be noted when it was made.
  private func lookAtLog(_ device: SimulatedDevice) {
    for made in device.disk.unseen { give(.made(made.ids, made.stream), to: device) }
    if !device.disk.unseen.isEmpty { storeAtOnce(device) }
    device.disk.unseen = []
  }

  func restart(_ device: SimulatedDevice) {
    if !device.restart() { memory.unreadable.append(device.name) }
    memory.arriving[device.name] = nil
    reopenApp(of: device)
  }

  func give(_ event: SyncEvent, to device: SimulatedDevice) {
    device.orders += device.machine.take(event, at: today)
  }

  private func carryOut(_ order: SyncOrder, of device: SimulatedDevice, _ dice: Dice) {
    switch order {
    case .store where isRefusedByStorage(device, dice === calendar ? dice : nil): restart(device)
    case .store(let kept): store(kept, of: device)
    case .ask(let questions):
      let answers = questions.map { device.disk.answer($0) }
      device.orders = device.machine.take(.keys(answers), at: today) + device.orders
    case .call(let call, let body, let name):
      let answer = ask(call, body, name, device, dice)
      let next = device.machine.take(.answered(answer), at: today)
      if call.name == .noteSeen { device.turnsOfNote = next.prefix { $0.isStoreOrWait }.count }
      device.orders = next + device.orders
    case .wait: break
    }
  }

  func store(_ kept: [Kept], of device: SimulatedDevice) {
    let told = device.disk.book.told
    noteKept(by: device)
    device.disk.store(device.machine.book, kept)
    tell(kept, to: device)
    for notice in device.book.told where !told.contains(notice) {
      log("  \(device.name) tells \(notice)")
      notices[notice, default: []].insert(device.name)
      if notice == .withheld { noteSilence(of: device) }
    }
  }

  /// One request, with what a network does to it.
  private func ask(
    _ call: SyncCall,
    _ body: [UInt8],
    _ name: DeviceID,
    _ device: SimulatedDevice,
    _ dice: Dice
  ) -> Answered? {
    let isNote = call.name == .noteSeen
    if isNote { notePut(by: device) } else { now += 1000 }
    guard let token = device.disk.safe.token(name) else { return nil }
    let chance = isCalm ? 1 : Double(dice.number(below: 100)) / 100
    if chance < 0.06 { return lose("request", call, device) }
    let isOnBranch = hostility.onBranch.contains(device.name)
    let answer = bend(execute(call, body, token, isOnBranch), call, device)
    log("  \(device.name) \(call.name): \(answer.status) \(refusal(answer))")
    if chance < 0.12 { return lose("answer", call, device) }
    if chance < 0.15 {
      let late = LateRequest(
        isOnBranch: isOnBranch,
        call: call,
        body: body,
        token: token,
        name: device.name
      )
      if isNote { memory.lateNotes.append(late) } else { memory.late.append(late) }
    } else if chance < 0.17 {
      _ = execute(call, body, token, isOnBranch)
    } else if chance < 0.18 {
      return Answered(status: answer.status, body: Array(answer.body.prefix(answer.body.count / 2)))
    }
    noteAcknowledged(call, body, answer, device)
    noteReached(answer, call, device)
    return answer
  }

  private func lose(_ what: String, _ call: SyncCall, _ device: SimulatedDevice) -> Answered? {
    log("  \(device.name) \(call.name): \(what) is lost")
    return nil
  }

  private func refusal(_ answer: Answered) -> String {
    answer.status < 300 ? "" : SyncRefusal.read(status: answer.status, answer.body)?.code ?? "?"
  }

  func execute(
    _ call: SyncCall,
    _ body: [UInt8],
    _ token: [UInt8],
    _ isOnBranch: Bool
  ) -> Answered {
    if isOnBranch, hostility.branch != nil {
      return hostility.branch?.answer(call, body, token, today) ?? Answered(status: 500, body: [])
    }
    let before = server.top
    let answer = server.answer(call, body, token, today)
    for seq in before..<max(before, server.top) { noteStored(server.record(seq + 1)) }
    return answer
  }

  private func noteAcknowledged(
    _ call: SyncCall,
    _ body: [UInt8],
    _ answer: Answered,
    _ device: SimulatedDevice
  ) {
    guard case .storePack = call, answer.status == 200, mischief == nil,
      memory.out[device.name] == nil, let pack = try? Pack(record: body[...]),
      pack.header.names.device == pack.header.names.uploader
    else { return }
    let (names, operations) = (pack.header.names, operations(in: pack))
    let key = ChainKey(device: names.device, stream: names.stream, last: pack.header.span.last)
    for operation in operations { memory.acknowledged[operation] = key }
    log("    acknowledged \(operations.map { short($0) })")
  }

  func short(_ id: UInt128) -> String { String(UInt32(truncatingIfNeeded: id >> 64), radix: 36) }
}
