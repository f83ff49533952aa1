import Basics
import Sync
import SyncHost
import SyncWire

/// Orders are carried out here, one after the other, with whatever comes between.
extension SyncWorld {
  /// Somebody opens the app.
  ///
  /// - Parameter budget: requests after which the device is left alone, in the middle of whatever it does.
  func sync(_ device: SimulatedDevice, _ budget: Int) {
    guard device.isMember, !hangs(device) else { return }
    defer { checkRest(device) }
    glance(device)
    var (left, isWoken) = (budget, false)
    while left > 0, !device.isGone {
      if device.worker.isIdle {
        if isWoken { return }
        isWoken = true
        device.dues = [nil, nil]
        tell(WorkerMessage.wake(SimulatedWorker.family), to: device)
      }
      guard let lane = lane(of: device), let queued = device.worker.next(lane) else { return }
      if case .call = queued.order { left -= 1 }
      carryOut(queued, lane, of: device)
      if device.hangsSince != nil { return }
      if !isCalm, dice.happens(0.004) {
        log("  \(device.name) is killed")
        return restart(device)
      }
    }
  }

  /// Whatever is to be done, and nothing else.
  func work(_ device: SimulatedDevice) {
    for _ in 0..<2000 {
      guard device.hangsSince == nil, let lane = lane(of: device),
        let queued = device.worker.next(lane)
      else { return }
      carryOut(queued, lane, of: device)
    }
  }

  /// One of those in which something is to be done.
  private func lane(of device: SimulatedDevice) -> Int? {
    let busy = device.worker.lanes.indices.filter { !device.worker.lanes[$0].isEmpty }
    return busy.count > 1 ? dice.one(of: busy) : busy.first
  }

  func lookAtLog(_ device: SimulatedDevice) { device.worker.lookAtLog(at: today) }

  func restart(_ device: SimulatedDevice) {
    if !device.restart(at: today) { memory.unreadable.append(device.name) }
    memory.arriving[device.name] = nil
    // Told by the last thing that it has stored.
    for notice in device.told { notices[notice, default: []].insert(device.name) }
    reopenApp(of: device)
  }

  func tell(_ message: [UInt8], to device: SimulatedDevice) {
    let wasSilent = device.isSilent
    device.worker.tell(message, at: today)
    if device.isSilent, !wasSilent { noteSilence(of: device) }
  }

  func wish(_ wish: SyncWish, on device: SimulatedDevice) {
    tell(WorkerMessage.wished(wish), to: device)
  }

  func wish(_ wish: ViewWish, on device: SimulatedDevice) {
    tell(WorkerMessage.wished(wish), to: device)
  }

  private func carryOut(
    _ queued: SimulatedWorker.Queued,
    _ lane: Int,
    of device: SimulatedDevice
  ) {
    switch queued.order {
    case .forget(let isOther): device.worker.forget(isOther: isOther, at: today)
    case .store where fails(0.002), .ask where fails(0.0005): hang(device)
    case .store where isRefusedByStorage(device): restart(device)
    case .store(let changes): store(changes, queued, of: device)
    case .ask(let count, let reader):
      let answers = answers(count, reader, of: device)
      tell(WorkerMessage.keys(lane, answers), to: device)
    case .call(let call) where call.isOfDevice && !hasKeys(device, for: nil):
      device.hadTrouble = true
      tell(WorkerMessage.couldNotAsk(lane), to: device)
    case .call(let call):
      let answer = ask(call, device).map { (status: $0.status, body: $0.body) }
      tell(WorkerMessage.answered(lane, answer), to: device)
    case .wait(let seconds):
      let due = today + Int64(seconds) * 1000
      device.dues[lane] = min(device.dues[lane] ?? due, due)
    case .show, .listen: break
    }
  }

  private func store(
    _ changes: [RowChange],
    _ queued: SimulatedWorker.Queued,
    of device: SimulatedDevice
  ) {
    noteKept(by: device)
    device.worker.store(changes, queued)
    tell(changes, to: device)
    guard let book = queued.book else { return }
    let told = book.told
    for notice in told where !device.told.contains(notice) {
      log("  \(device.name) tells \(notice)")
      notices[notice, default: []].insert(device.name)
      if notice == .keysUnread, !device.hadTrouble {
        memory.untrue.append("\(device.name) says that its keys cannot be read")
      }
    }
    device.told = told
    noteWishes(of: device, book)
    noteHandovers(of: device, book)
  }

  /// What is on the disk of a device is wanted.
  private func noteWishes(of device: SimulatedDevice, _ book: Book) {
    for case .revoke(let other) in book.wishes
    where !memory.wishes.contains(where: { $0 == (device.name, other) }) {
      memory.wishes.append((device.name, other))
    }
  }

  /// One request, with what a network does to it.
  private func ask(_ call: WorkerCall, _ device: SimulatedDevice) -> Answered? {
    let isNote = call.call.name == .noteSeen
    if isNote { notePut(by: device) } else { now += 1000 }
    guard let request = request(call, device) else { return nil }
    let chance = isCalm ? 1 : Double(dice.number(below: 100)) / 100
    if chance < 0.06 { return lose("request", request) }
    let answer = bend(execute(request), call.call, device)
    log("  \(device.name) \(call.call.name): \(answer.status) \(refusal(answer))")
    if chance < 0.12 { return lose("answer", request) }
    if chance < 0.15 {
      if isNote { memory.lateNotes.append(request) } else { memory.late.append(request) }
    } else if chance < 0.17 {
      _ = execute(request)
    } else if chance < 0.18 {
      return Answered(status: answer.status, body: Array(answer.body.prefix(answer.body.count / 2)))
    }
    interject(device)
    if let bent = bent(answer, request, device) { return bent }
    noteAcknowledged(call.call, call.body, answer, device)
    noteReached(answer, call.call, device)
    return answer
  }

  /// None where what it has to show cannot be read.
  private func request(_ call: WorkerCall, _ device: SimulatedDevice) -> SentRequest? {
    var request = SentRequest(
      isOnBranch: hostility.onBranch.contains(device.name),
      call: call.call,
      body: call.body,
      token: nil,
      name: device.name
    )
    switch call.caller {
    case .nobody: break
    case .code(let token): request.token = token
    case .device(let name):
      guard let token = device.disk.safe.token(name) else { return nil }
      request.token = token
    }
    return request
  }

  private func lose(_ what: String, _ request: SentRequest) -> Answered? {
    log("  \(request.name) \(request.call.name): \(what) is lost")
    return nil
  }

  private func refusal(_ answer: Answered) -> String {
    answer.status < 300 ? "" : SyncRefusal.read(status: answer.status, answer.body)?.code ?? "?"
  }

  func execute(_ request: SentRequest) -> Answered {
    if request.isOnBranch, hostility.branch != nil {
      return hostility.branch?.answer(request, today) ?? Answered(status: 500, body: [])
    }
    let before = server.top
    let answer = server.answer(request, today)
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
