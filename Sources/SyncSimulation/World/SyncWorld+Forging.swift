import Basics
import NativeKeys
import SyncRoster
import SyncWire

/// A hostile member: it has its own keys and token, and all that is in the roster.
extension SyncWorld {
  func forge() {
    let able = members.filter { server.isActive($0.id) }
    guard let device = forger.dice.one(of: able), let token = device.disk.safe.token(device.id),
      let forgery = forger.dice.one(of: Forgery.allCases), let entry = entry(forgery, by: device)
    else { return }
    let isAgain = forger.dice.happens(0.3)
    let (top, roster) = (server.top, server.rosterHead)
    let call = SyncCall.storeEntry(family, isAgain: isAgain)
    let answer = execute(
      Request(call: call, body: entry.record, token: token, name: device.name)
    )
    log("\(device.name) forges \(forgery.rawValue): \(answer.status)")
    if (400..<500).contains(answer.status), server.top == top, server.rosterHead == roster {
      return
    }
    memory.forged.append("\(device.name) has \(forgery.rawValue) taken, \(answer.status)")
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
      .unknownStreamGiven, .epochBegun, .idTwice, .tokenTwice,
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
