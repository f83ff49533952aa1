import Basics
import NativeKeys
import Sync
import SyncRoster
import SyncWire

/// What a hostile server does by itself.
extension SyncWorld {
  func doMischief(_ mischief: Mischief) {
    hostility.isOn = true
    switch mischief {
    case .fork: fork()
    case .transplant: hostility.branch == nil ? fork() : transplant()
    case .silentRollback: rollBack()
    case .collude: collude()
    case .rewrite: rewrite()
    case .crossNotes: hostility.branch == nil ? fork() : crossNotes()
    case .withhold: if hostility.shutOut == nil { shutOut() }
    case .alter, .omit, .reorder, .replay, .swapRoster: break
    }
  }

  private func fork() {
    if hostility.branch == nil {
      hostility.branch = server
      hostility.onBranch = Set(members.filter { _ in dice.happens(0.5) }.map { $0.name })
      log("the server shows \(hostility.onBranch.sorted()) another log from now on")
    } else if dice.happens(0.5), let device = dice.one(of: devices) {
      hostility.onBranch.formSymmetricDifference([device.name])
      if isOff(device) { hostility.misled.insert(device.name) }
      log("\(device.name) is shown the other log")
    }
  }

  /// Whether a device has read what its server does not have.
  func isOff(_ device: SimulatedDevice) -> Bool {
    let server = server(of: device)
    return device.isMember && server.isActive(device.id) && !server.isOn(device.book.log.cursor)
  }

  func server(of device: SimulatedDevice) -> SimulatedServer {
    hostility.onBranch.contains(device.name) ? hostility.branch ?? server : server
  }

  /// Whoever was shown the other log for a while, and neither read nor wrote, was not misled.
  func forgetWhoCameBack() {
    hostility.misled = hostility.misled.filter { name in
      devices.contains { $0.name == name && isOff($0) }
    }
  }

  /// Whoever was taken out before reading it, or never came back, was not misled by a transplant.
  func noteWhoReadTransplants() {
    for device in devices
    where hostility.transplants.contains(where: { transplant in
      transplant.readers.contains(device.name)
        && device.book.log.cursor.number >= transplant.seq
    }) {
      hostility.misled.insert(device.name)
    }
  }

  private func transplant() {
    guard var branch = hostility.branch else { return }
    let isToBranch = dice.happens(0.5)
    let (from, to) = isToBranch ? (server, branch) : (branch, server)
    let new = from.packs.filter { pack in
      !to.packs.contains { $0.header.names.id == pack.header.names.id }
    }
    guard let pack = dice.one(of: Array(new.prefix(3))), to.fits(pack) else { return }
    let stream = pack.header.names.stream
    let readers = members.filter {
      hostility.onBranch.contains($0.name) == isToBranch && $0.book.roster.holds($0.id, stream)
    }
    if !to.isOn(pack.header.at), to.isActive(pack.header.names.uploader) {
      let names = readers.map { $0.name }
      hostility.transplants.append(Transplant(seq: Int64(to.top) + 1, readers: Set(names)))
    }
    log("a pack of \(name(pack.header.names.uploader)) is put into the other log")
    if isToBranch {
      branch.append(pack)
      hostility.branch = branch
    } else {
      server.append(pack)
    }
  }

  private func rollBack() {
    guard server.top > 6 else { return }
    let left = server.top - 1 - dice.number(below: 4)
    let knowing = members.filter {
      $0.book.log.cursor.number > Int64(left)
    }
    server.truncate(left)
    hostility.knewMore.formUnion(knowing.filter { server.isActive($0.id) }.map { $0.name })
    if !hostility.knewMore.isEmpty { hostility.misled.insert("server") }
    log("the server has gone back to \(left) and says nothing")
  }

  /// A revoked device writes on, in its own name or another's, under the newest secret that it has.
  private func collude() {
    let gone = devices.filter { $0.book.standing == .removed }
    guard let device = dice.one(of: gone) else { return }
    memory.faulty.insert(device.name)
    for stream in device.book.role where dice.happens(0.8) {
      guard let key = device.book.held.last(where: { device.book.stream(of: $0) == stream })
      else { continue }
      inject(newOperation(stream, device), stream, key, by: device)
    }
  }

  /// The log goes back to before something that a revoked device has sent; only entries come after it, and another
  /// past of that device.
  private func rewrite() {
    let gone = devices.filter { $0.book.standing == .removed && server.isRevoked($0.id) }
    guard let device = dice.one(of: gone), let stream = dice.one(of: device.book.role),
      let key = device.book.held.last(where: { device.book.stream(of: $0) == stream }),
      let place = dice.one(of: server.places { $0.names.chain.device == device.id })
    else { return }
    memory.faulty.insert(device.name)
    log("the server forgets what came after \(place - 1), but for entries")
    server.forgetPacks(from: place)
    inject(newOperation(stream, device), stream, key, by: device, as: device.id)
  }

  private func inject(
    _ operation: StoredOperation,
    _ stream: StreamID,
    _ key: KeyID,
    by device: SimulatedDevice,
    as other: DeviceID? = nil
  ) {
    let active = device.book.roster.members.values.map { $0.id }.filter {
      device.book.roster.isActive($0)
    }
    let name = other ?? (dice.happens(0.5) ? device.id : dice.one(of: active) ?? device.id)
    let chain = Chain(family: family, device: name, stream: stream)
    guard let own = device.disk.safe.signingKey(device.id),
      let sealing = device.disk.safe.sealingKey(key),
      let segment = work.segment(
        [operation.record],
        of: chain,
        after: server.place(chain),
        by: own
      ),
      let content = try? PackContent([segment])
    else { return }
    let uploader = dice.happens(0.5) ? name : device.id
    let names = PackNames(
      family: family,
      id: PackID(dice.id()),
      stream: stream,
      keyID: key,
      devices: (uploader, name)
    )
    let header = PackHeader(
      names,
      content.span,
      at: server.at(server.top),
      roster: server.rosterHead
    )
    guard let pack = try? work.seal(content, header, under: sealing, by: own) else { return }
    server.append(pack)
    hostility.injected.insert(operation.id)
    log("\(device.name) is let in as \(self.name(name)), with \(short(operation.id))")
  }
}

extension Book {
  func stream(of key: KeyID) -> StreamID? { roster.epoch(key)?.stream }
}
