import Basics
import NativeKeys
import Sync
import SyncRoster
import SyncWire

/// When all is quiet: another device comes in, all devices are gone but for the codes, and the family is erased.
extension SyncWorld {
  func end() throws(BrokenInvariant) {
    guard notices[.twoRosters] == nil, let device = dice.one(of: known) else { return }
    try bringInTheLast(device)
    try checkCodes()
    try erase()
  }

  private func bringInTheLast(_ inviter: SimulatedDevice) throws(BrokenInvariant) {
    let last = pair(inviter, "the last", inviter.book.role)
    if last.isGone { throw fail(7, "\(inviter.name) cannot bring in a device") }
    try beQuiet()
    try check()
    for stream in inviter.book.role where readers(stream).contains(where: { $0 === inviter }) {
      let lacks = inviter.counted(stream, self).subtracting(last.counted(stream, self))
      if !lacks.isEmpty { throw fail(7, "a new device lacks \(lacks.count) of \(name(stream))") }
    }
  }

  /// The codes that a stream ever had open every pack of it, and the one that counts all that somebody reads.
  private func checkCodes() throws(BrokenInvariant) {
    guard let roster = known.first?.book.roster else { return }
    for stream in roster.streamIDs {
      guard let code = roster.code(stream.code) else { continue }
      let opened = secrets(of: code, stream, roster)
      let ever = roster.papers.map { $0.code }.filter { $0.name == code.name }
        .flatMap { secrets(of: $0, stream, roster).keys }
      let read = readers(stream).flatMap { $0.book.held }
      let keys = server.packs.map { $0.header.names }.filter { $0.stream == stream }.map {
        $0.keyID
      }
      let sealed = keys.count { opened[$0] == nil && (read.contains($0) || !ever.contains($0)) }
      if sealed > 0 {
        throw fail(8, "the code of \(name(stream)) does not open \(sealed) of \(keys.count)")
      }
    }
  }

  private func secrets(
    of code: RosterCode,
    _ stream: StreamID,
    _ roster: Roster
  ) -> [KeyID: EpochSecret] {
    let papers = devices.flatMap { $0.disk.safe.papers.map { $0.code } } + memory.papers
    let pairs = papers.compactMap { RecoveryCode($0, work).privateKeys(code, family) }
    guard let key = pairs.first?.wrap else { return [:] }
    var secrets: [KeyID: EpochSecret] = [:]
    let epochs = roster.streams[stream]?.epochs ?? []
    for epoch in epochs {
      let wraps = epoch.wraps.filter { $0.recipient == code.name }
      let name = EpochName(family: family, stream: stream, number: epoch.number)
      secrets[epoch.keyID] =
        wraps.lazy.compactMap { [work] in
          work.unwrap($0, name, epoch.keyID, by: key)
        }.first
    }
    // What is carried by what is carried: as often as there are epochs.
    for _ in epochs {
      for (id, secret) in secrets {
        for sealed in roster.sealed(by: id) where secrets[sealed.keyID] == nil {
          let number = roster.epoch(sealed.keyID)?.number ?? 0
          secrets[sealed.keyID] = work.carried(sealed, number: number, under: secret)
        }
      }
    }
    return secrets
  }

  /// Nobody fills it again.
  private func erase() throws(BrokenInvariant) {
    let parents = known.filter { $0.book.roster.members[$0.id]?.isParents ?? false }
    guard let parent = parents.first, let token = parent.disk.safe.token(parent.id) else { return }
    log("\(parent.name) erases the family")
    _ = execute(SentRequest(call: .eraseFamily(family), body: [], token: token, name: parent.name))
    for device in members { sync(device, 50) }
    if server.top > 0 { throw fail(9, "erased, and filled again") }
    if let device = members.first { throw fail(9, "\(device.name) does not know of it") }
  }
}
