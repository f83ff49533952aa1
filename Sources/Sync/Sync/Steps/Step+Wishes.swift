import Basics
import SyncRoster
import SyncWire

/// What people want of the family, which is kept until the entry that does it is read back.
extension Step {
  /// Does what a wish asks for.
  ///
  /// - Returns: whether something is sent.
  mutating func fulfil(_ wish: Wish) throws(Unanswered) -> Bool {
    switch wish {
    case .found: return false
    case .bringIn(let device, let streams): try bringIn(device, streams)
    case .revoke(let device): try revoke(device)
    case .hold(let stream, let keys): return try hold(stream, keys)
    case .renew(let name, _): return try renew(name)
    case .leave(let stream): return try leave(stream)
    case .handOver(let view, let player, let record):
      return try handOver(view, of: player, record)
    case .noteOpened(let view):
      try noteOpened(view)
      return false
    case .close(let view): return try close(view)
    }
    if has(.wishForgotten) { book.wishes.removeAll { $0 == wish } }
    return true
  }

  /// Drops wishes that are fulfilled already, and those that this device's role does not allow.
  mutating func dropIdleWishes() { book.wishes = book.wishes.filter { !isIdle($0) } }

  private func isIdle(_ wish: Wish) -> Bool {
    if book.roster.fulfils(wish) { return true }
    return switch wish {
    case .found, .hold: false
    case .bringIn(let device, let streams):
      !book.roster.mayBringIn(
        isParents: device.isParents,
        player: streams.first { $0 != .plan },
        by: book.device
      )
    case .revoke(let device):
      !book.roster.allows(
        .revoke(Revocation(device: device, cuts: [], epochs: [])),
        by: book.device
      )
    case .renew(let name, _): !book.roster.mayRenew(name, by: book.device)
    case .leave(let stream): !mayLeave(stream)
    case .handOver, .noteOpened, .close: isIdle(ofView: wish)
    }
  }

  /// Brings a device in, with the newest secret of each stream that is held here, and with no other.
  private mutating func bringIn(
    _ device: RosterDevice,
    _ streams: [StreamID]
  ) throws(Unanswered) {
    let given = try given(streams, to: Recipient(.device(device.id), device.wrap))
    try write(.add(Joining(device: device, streams: given)))
  }

  private mutating func given(
    _ streams: [StreamID],
    to recipient: Recipient
  ) throws(Unanswered) -> [Epoch] {
    var given: [Epoch] = []
    for stream in streams where book.mayRenew(stream) {
      let epochs = book.roster.streams[stream]?.epochs ?? []
      guard let current = has(.firstSecretGiven) ? epochs.first : epochs.last,
        let wrap = try inquiry.give(current.keyID, to: recipient)
      else { continue }
      let (number, key) = (current.number, current.keyID)
      given.append(Epoch(stream: stream, number: number, keyID: key, wraps: [wrap]))
    }
    return given
  }

  private mutating func revoke(_ device: DeviceID) throws(Unanswered) {
    // Secrets that do not fit are due and follow in entries of their own, because a repetition has to hold each entry.
    var (epochs, left): ([Epoch], Int) = ([], SyncLimits.entryText / 2)
    let strikes = has(.codeNotStruck) ? [] : book.roster.codes(goingWith: device)
    for stream in book.roster.streams(of: device) where book.mayRenew(stream) {
      let code = paper(of: stream, without: strikes)
      let next = try epoch(stream, without: device, for: code)
      left -= next.json.bytes.count
      if left < 0 { break }
      epochs.append(next)
    }
    let places = book.log.furthest.of(device)
    let cuts = places.indices.map { Cut(places.id(at: $0), places.values[$0]) }
    let revocation = Revocation(device: device, cuts: cuts, epochs: epochs, strikes: strikes)
    try write(.revoke(revocation))
  }

  /// Begins to read a player's stream that its code has opened.
  ///
  /// As soon as no other device reads it, this one does, and its newest secret carries what the code has opened; then
  /// all is read that lay sealed so far.
  private mutating func hold(_ stream: StreamID, _ keys: [KeyID]) throws(Unanswered) -> Bool {
    book.held += keys.filter { !book.held.contains($0) }
    if !book.role.contains(stream) { book.role.append(stream) }
    try takeSecrets()
    guard book.roster.holds(book.device, stream) else { return try open(stream) }
    let current = book.roster.current(stream)
    if book.toCarry(stream).contains(where: { $0 != current }), try goOn(stream) { return true }
    book.wishes.removeAll { $0 == .hold(stream, keys) }
    book.readAnew()
    read()
    return true
  }

  /// Lets a copy go on as another device, with what it holds.
  mutating func rename(reading role: [StreamID]) throws(Unanswered) {
    guard let old = book.roster.members[book.device] else { return wait() }
    var name = book.newName
    if !name.exists { name = DeviceID(try inquiry.random()) }
    guard let name else { return }
    var device = try inquiry.makeDevice(name)
    device.isParents = old.isParents
    let recipient = Recipient(.device(device.id), device.wrap)
    let streams = try given(role, to: recipient)
    book.newName = device.id
    try write(.add(Joining(device: device, streams: streams, instead: old.id)))
  }

  /// Writes the family's first entry: this device, the streams of its role, and their codes.
  mutating func found(invite: String = "") throws(Unanswered) {
    var (isParents, older) = (false, OlderCode?.none)
    for case .found(let parents, let code) in book.wishes { (isParents, older) = (parents, code) }
    var device = try inquiry.makeDevice(book.device)
    device.isParents = isParents
    var (epochs, codes): ([Epoch], [RosterCode]) = ([], [])
    for stream in book.role {
      let code = try code(of: stream, older)
      let recipients = [
        Recipient(.device(device.id), device.wrap), Recipient(code.name, code.wrap),
      ]
      let name = book.nextEpoch(stream)
      epochs.append(try inquiry.makeEpoch(name, for: recipients, carrying: []))
      codes.append(code)
    }
    let founding = Founding(
      device: device,
      epochs: epochs,
      codes: codes,
      isFromPaper: older.map { !$0.isKept } ?? false
    )
    guard let record = try signed(.found(founding)) else { return wait() }
    found([record], invite: invite)
  }

  /// The code of a stream: the family's may be on paper already, any other is made.
  private mutating func code(
    of stream: StreamID,
    _ older: OlderCode?
  ) throws(Unanswered) -> RosterCode {
    if stream == .plan, let older { return older.code }
    return try inquiry.makeCode(stream.code, book)
  }
}
