import Basics
import ServerCore
import Sync
import SyncRoster
import SyncWire

/// What is looked at while it happens.
extension SyncWorld {
  func noteStored(_ record: RecordRow) {
    if let pack = record.pack { noteSealed(pack) }
    guard record.kind == .entry, let bytes = record.bytes,
      let entry = try? RosterEntry(record: bytes[...])
    else { return }
    for entry in [entry] + entry.repeatedEntries { noteRevocation(entry) }
  }

  /// No pack that is stored after a revocation is sealed under a secret of whom it took out.
  ///
  /// In a view that is what was handed over, which is for nobody any more who is out by then; what was there before may
  /// come back, and that it was opened says little.
  private func noteSealed(_ pack: Pack) {
    let (names, key) = (pack.header.names, pack.header.names.keyID)
    if let view = server.roster.views[names.stream],
      names.device != view.author || names.uploader != view.author || memory.hasRolledBack
    {
      return
    }
    for device in devices
    where memory.out[device.name] != nil && !memory.faulty.contains(device.name)
      && server.isRevoked(device.id) && device.disk.safe.held.contains(key)
    {
      memory.sealedForRevoked.append(
        "\(device.name) opens what came after it in \(name(pack.header.names.stream))"
      )
    }
  }

  private func noteRevocation(_ entry: RosterEntry) {
    guard case .revoke(let revocation) = entry.body,
      let device = device(named: revocation.device), device.id == revocation.device
    else { return }
    let others = members.filter { $0.id != device.id }.flatMap { $0.disk.counted }
    let stored = server.packs.flatMap { operations(in: $0) }
    let now = Set(others + stored)
    let stay = now.union(memory.lost)
    noteOut(device, by: entry, stay)
    log("  \(device.name) is revoked")
    excuseWhatIsOut(of: device, beyond: revocation.cuts, now)
  }

  /// What lies nowhere because the server has gone back since, and what was taken from a device that was out already,
  /// which the server had forgotten.
  private func excuseWhatIsOut(
    of device: SimulatedDevice,
    beyond cuts: [Cut],
    _ now: Set<UInt128>
  ) {
    for id in device.disk.records.keys
    where memory.acknowledged[id] != nil && !now.contains(id) {
      memory.excused.insert(id)
    }
    guard memory.hasRolledBack, let stay = memory.out[device.name]?.stay else { return }
    for (id, key) in memory.acknowledged where key.device == device.id {
      if key.last > cuts[key.stream]?.number ?? 0 || !stay.contains(id) {
        memory.excused.insert(id)
      }
    }
  }

  /// The first that is known holds; one that the server had lost, and whoever had read it as well, holds no more.
  private func noteOut(_ device: SimulatedDevice, by entry: RosterEntry, _ stay: Set<UInt128>) {
    if let out = memory.out[device.name] {
      if members.contains(where: { $0.book.knowsRevocation(of: device.id) }) { return }
      memory.forgotten.append(out)
    }
    let before = memory.forgotten.first { $0.entry == entry.record }
    memory.out[device.name] = before ?? TakenOut(entry: entry.record, stay: stay)
  }

  /// In the open: the simulation has every device's keys.
  func operations(in pack: Pack) -> [UInt128] {
    let id = pack.header.names.id
    if let known = memory.contents[id] { return known }
    for device in devices {
      if let key = device.disk.safe.sealingKey(pack.header.names.keyID),
        let content = try? work.open(pack, under: key)
      {
        let operations = content.segments.flatMap { $0.operations.map { $0.id } }
        memory.contents[id] = operations
        return operations
      }
    }
    return []
  }
}

extension RosterEntry {
  fileprivate var repeatedEntries: [RosterEntry] {
    guard case .again(let repetition) = body else { return [] }
    return repetition.entries.compactMap { try? RosterEntry($0) }
  }
}
