import Domain
import Sync
import SyncEngine
import SyncWire
import Time

/// What people do in the app of a device, and what it shows of their play.
extension SyncWorld {
  /// Some taps, one after the other.
  func operations(_ stream: StreamID, _ device: SimulatedDevice) -> [StoredOperation] {
    var made = [newOperation(stream, device.disk, &device.app)]
    for _ in 0..<household.furtherTaps() {
      let (body, id) = (body(stream, device.app), household.newID())
      made.append(operation(body, id, stream, device.disk, &device.app))
    }
    return made
  }

  /// Of a later version now and then.
  func newOperation(
    _ stream: StreamID,
    _ disk: Disk,
    _ app: inout SimulatedApp
  ) -> StoredOperation {
    let (id, isLater, number) = (dice.id(), dice.happens(0.1), dice.number(below: 1_000_000))
    if !isLater { return operation(body(stream, app), id, stream, disk, &app) }
    var record = blank(id, stream, disk)
    record.clock = HybridTime(packed: app.tick(at: moment), device: disk.database)
    record.body = .string("Plaintext \(number)")
    return note(record, stream)
  }

  /// What the device that makes it does not count itself.
  func newOperation(_ stream: StreamID, _ device: SimulatedDevice) -> StoredOperation {
    var app = device.app
    return newOperation(stream, device.disk, &app)
  }

  /// Of an earlier program.
  func earlierOperation(_ stream: StreamID, _ device: SimulatedDevice) -> StoredOperation {
    if stream == .plan { return newOperation(stream, device) }
    var app = device.app
    let id = dice.id()
    // As many as an operation of today's takes: seeds stay what they are.
    _ = (dice.next(), dice.next())
    let body = household.importedSession()
    return operation(body, id, stream, device.disk, &app)
  }

  private func body(_ stream: StreamID, _ app: SimulatedApp) -> OperationBody {
    stream == .plan
      ? household.planBody()
      : household.play(PlayerID(stream.raw), app.ledger, at: moment)
  }

  private func operation(
    _ body: OperationBody,
    _ id: UInt128,
    _ stream: StreamID,
    _ disk: Disk,
    _ app: inout SimulatedApp
  ) -> StoredOperation {
    let made = app.record(body, id, by: PlayerID(stream.raw), at: moment)
    return note(made.record(counter: Int64(disk.records.count + 1)), stream)
  }

  private var moment: Instant { Instant(milliseconds: now) }

  private func blank(_ id: UInt128, _ stream: StreamID, _ disk: Disk) -> OperationRecord {
    OperationRecord(
      id: id,
      stream: stream == .plan ? .plan : .play,
      player: stream == .plan ? nil : stream.raw,
      device: disk.database,
      counter: Int64(disk.records.count + 1),
      clock: HybridTime(packed: 0, device: disk.database),
      recordedAt: now,
      utcOffset: 60,
      kind: "of a later program",
      body: .null
    )
  }

  /// As every device reads it: out of its bytes.
  private func note(_ record: OperationRecord, _ stream: StreamID) -> StoredOperation {
    let bytes = record.json.bytes
    memory.streams[record.id] = stream
    if let json = try? JSON.parse(bytes), let read = try? OperationRecord(json) {
      memory.operations[record.id] = try? Operation(read)
    }
    return StoredOperation(id: record.id, record: bytes)
  }
}

// MARK: - What the app is told

extension SyncWorld {
  func tell(_ changes: [RowChange], to device: SimulatedDevice) {
    var (found, hidden) = ([UInt128](), [UInt128]())
    for change in changes {
      switch change {
      case .add(let id, _): found.append(id)
      case .hide(let id): hidden.append(id)
      case .put, .delete: break
      }
    }
    if !hidden.isEmpty { return setAside(hidden, on: device) }
    if !found.isEmpty { tellOfCopy(found, to: device) }
  }

  /// When what a device wrote after it had been taken out is set aside, what it had earned goes with it, and nothing
  /// else does.
  ///
  /// It may have counted for a while, where the server had lost that it was out, or is hostile.
  private func setAside(_ hidden: [UInt128], on device: SimulatedDevice) {
    if mischief != nil { return openApp(of: device) }
    let byRight = hidden.filter { !isFromOutside($0) }
    if byRight.count < hidden.count {
      let operations = byRight.compactMap { memory.operations[$0] } + counted(device)
      device.app = SimulatedApp(device.disk.database, operations)
      watch(device)
    }
    reopenApp(of: device)
  }

  private func isFromOutside(_ id: UInt128) -> Bool {
    guard let maker = memory.makers[id], let stay = memory.out[maker]?.stay else { return false }
    return !stay.contains(id)
  }

  func tellOfCopy(_ ids: [UInt128], to device: SimulatedDevice) {
    device.app.take(
      ids.filter { device.disk.counted.contains($0) }.compactMap { memory.operations[$0] }
    )
    watch(device)
  }

  /// A start: the app reads what lies there, and shows no less than it did.
  func reopenApp(of device: SimulatedDevice) {
    device.app = device.app.reopened(device.disk.database, counted(device))
    watch(device)
  }

  /// As if nobody had ever looked at it.
  func openApp(of device: SimulatedDevice) {
    device.app = SimulatedApp(device.disk.database, counted(device))
  }

  func counted(_ device: SimulatedDevice) -> [Operation] {
    device.disk.counted.sorted().compactMap { memory.operations[$0] }
  }

  /// Looks at every player's progress, as the screens of a device show it.
  func watch(_ device: SimulatedDevice) {
    for player in household.people {
      guard let fall = device.app.fall(of: player) else { continue }
      let words = "\(name(StreamID(player.raw))) on \(device.name): \(fall)"
      log("  \(words)")
      memory.fallen.append(words)
    }
  }
}
