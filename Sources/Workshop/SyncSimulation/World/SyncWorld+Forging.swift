import Basics
import NativeKeys
import SyncRoster
import SyncWire

/// A hostile member: it has its own keys and token, and all that is in the roster.
extension SyncWorld {
  func forge() {
    let able = members.filter { server.isActive($0.id) }
    guard let device = forger.dice.one(of: able) else { return }
    if let views, views.happens(0.5) { return forgeView(by: device) }
    if forger.dice.happens(0.2) { return forgeEnd(by: device) }
    guard let forgery = forger.dice.one(of: Forgery.allCases),
      let entry = entry(forgery, by: device)
    else { return }
    let isAgain = forger.dice.happens(0.3)
    send(.storeEntry(family, isAgain: isAgain), entry.record, forgery.rawValue, by: device)
  }

  func send(
    _ call: SyncCall,
    _ record: [UInt8],
    _ words: String,
    by device: SimulatedDevice
  ) {
    guard let token = device.disk.safe.token(device.id) else { return }
    let (top, roster) = (server.top, server.rosterHead)
    let answer = execute(SentRequest(call: call, body: record, token: token, name: device.name))
    log("\(device.name) forges \(words): \(answer.status)")
    if (400..<500).contains(answer.status), server.top == top, server.rosterHead == roster {
      return
    }
    memory.forged.append("\(device.name) has \(words) taken, \(answer.status)")
  }

  /// Signed as it has to be.
  func forge(_ body: EntryBody, _ words: String, by device: SimulatedDevice) {
    guard let own = device.disk.safe.signingKey(device.id),
      let entry = signed(body, by: device.id, own, server.roster)
    else { return }
    send(.storeEntry(family, isAgain: false), entry.record, words, by: device)
  }

  /// Places of another's chain, with a mark that is none or one's own: whose chain it is could write there no more.
  private func forgeEnd(by device: SimulatedDevice) {
    let (roster, safe) = (server.roster, device.disk.safe)
    let others = roster.members.values.map { $0.id }.filter { $0 != device.id }
    guard let stream = forger.dice.one(of: roster.streams(of: device.id)),
      let other = forger.dice.one(of: others), let own = safe.signingKey(device.id),
      let key = roster.current(stream), let sealing = safe.sealingKey(key)
    else { return }
    let chain = Chain(family: family, device: other, stream: stream)
    let records = [forger.dice.bytes(20)]
    guard
      let segment = forger.work.segment(records, of: chain, after: server.place(chain), by: own),
      let content = try? PackContent([segment])
    else { return }
    let names = PackNames(
      family: family,
      id: PackID(forger.dice.id()),
      stream: stream,
      keyID: key,
      devices: (device.id, other)
    )
    let header = PackHeader(
      names,
      content.span,
      mark: forger.dice.happens(0.5) ? segment.mark : nil,
      at: server.at(server.top),
      roster: server.rosterHead
    )
    guard let pack = try? forger.work.seal(content, header, under: sealing, by: own) else { return }
    send(.storePack(family), pack.record, "an end of \(name(other))", by: device)
  }

  private func entry(_ forgery: Forgery, by device: SimulatedDevice) -> RosterEntry? {
    guard let own = device.disk.safe.signingKey(device.id) else { return nil }
    let forged = ForgedEntry(
      forger: forger,
      author: device.id,
      key: own.publicKey,
      roster: server.roster
    )
    if forgery == .repeated { return repetition(forged, own) }
    guard let body = forged.body(forgery) else { return nil }
    let key = forgery == .strangersKey ? forger.work.primitives.makePair() : own
    let others = forged.roster.members.values.map { $0.id }.filter { $0 != device.id }
    let name = forgery == .anothersName ? forger.dice.one(of: others) : device.id
    return name.flatMap { signed(body, by: $0, key, forged.roster) }
  }

  /// Of what no rule lets anybody repeat.
  private func repetition(_ forged: ForgedEntry, _ own: PrivateKey) -> RosterEntry? {
    let inner: [Forgery] = [
      .strangersKey, .secondFounding, .parentByPlayer, .parentTakenOut, .streamGiven,
      .unknownStreamGiven, .epochBegun, .idTwice, .tokenTwice, .codeRenewed,
    ]
    guard let forgery = forger.dice.one(of: inner), let body = forged.body(forgery) else {
      return nil
    }
    let key = forgery == .strangersKey ? forger.work.primitives.makePair() : own
    guard let entry = signed(body, by: forged.author, key, forged.roster) else { return nil }
    let again = EntryBody.again(Repetition(entries: [entry.signed]))
    return signed(again, by: forged.author, own, forged.roster)
  }

  /// The next one, as far as its head says.
  private func signed(
    _ body: EntryBody,
    by author: DeviceID,
    _ key: PrivateKey,
    _ roster: Roster
  ) -> RosterEntry? {
    let head = EntryHead(
      index: Int64(roster.entries.count),
      previous: roster.head,
      author: .device(author),
      kind: "",
      at: server.at(server.top)
    )
    return try? forger.work.entry(family, head, body, by: key)
  }
}
