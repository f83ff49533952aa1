import Basics
import SyncRoster
import SyncWire

/// How streams go on under another secret, and begin.
extension Step {
  /// Begins another secret of a stream.
  ///
  /// - Returns: whether something is sent.
  mutating func goOn(_ stream: StreamID) throws(Unanswered) -> Bool {
    guard book.mayRenew(stream), !has(.oldEpochGoesOn) else { return false }
    try write(.epoch(NewEpoch(epoch: try epoch(stream, for: paper(of: stream)))))
    return true
  }

  /// The next secret of a stream, for the devices that read it and for a code.
  mutating func epoch(
    _ stream: StreamID,
    without device: DeviceID? = nil,
    for code: Recipient?
  ) throws(Unanswered) -> Epoch {
    let readers = book.roster.readers(stream).filter { $0 != device }
    let devices = has(.wrappedForRevoked) ? book.roster.streams[stream]?.holders ?? [] : readers
    return try inquiry.makeEpoch(
      book.nextEpoch(stream),
      for: book.recipients(devices.map { RosterMember.device($0) }) + (code.map { [$0] } ?? []),
      carrying: has(.nothingCarried) ? [] : book.toCarry(stream)
    )
  }

  /// The code of a stream that counts; none where it is among those that go.
  func paper(of stream: StreamID, without going: [UInt128] = []) -> Recipient? {
    guard let code = book.roster.code(stream.code), !going.contains(code.lookup),
      !has(.codeNotWrappedFor)
    else { return nil }
    return Recipient(code.name, code.wrap)
  }

  /// Begins a player's stream that no device reads, on the device that takes the role.
  ///
  /// - Returns: whether something is sent.
  mutating func open(_ stream: StreamID) throws(Unanswered) -> Bool {
    guard stream != .plan, book.roster.isActive(book.device), book.roster.readers(stream).isEmpty
    else { return false }
    var code: RosterCode?
    if !book.roster.code(stream.code).exists {
      code = try inquiry.makeCode(stream.code, book)
    }
    guard let own = book.roster.members[book.device],
      let key = book.roster.code(stream.code)?.wrap ?? code?.wrap
    else { return false }
    let epoch = try inquiry.makeEpoch(
      book.nextEpoch(stream),
      for: [Recipient(.device(own.id), own.wrap), Recipient(stream.code, key)],
      carrying: book.toCarry(stream)
    )
    try write(.open(Opening(epoch: epoch, code: code)))
    return true
  }
}

extension Book {
  /// Streams that a revocation or a loss left due, and those with a secret here that the newest does not carry.
  var streamsThatAreDue: [StreamID] {
    roster.streamIDs.filter {
      roster.streams[$0]?.isDue ?? false || role.contains($0) && hasMoreThanCurrent($0)
    }
  }

  func nextEpoch(_ stream: StreamID) -> EpochName {
    EpochName(family: family, stream: stream, number: roster.nextNumber(stream))
  }

  func mayRenew(_ stream: StreamID) -> Bool {
    guard let current = roster.current(stream) else { return false }
    return roster.isActive(device) && roster.holds(device, stream) && held.contains(current)
  }

  func recipients(_ members: [RosterMember]) -> [Recipient] {
    members.compactMap { member in
      roster.wrappingKey(member).map { Recipient(member, $0) }
    }
  }

  /// The newest secret of a stream, and those held here that it does not carry itself.
  func toCarry(_ stream: StreamID) -> [KeyID] {
    guard let state = roster.streams[stream], let current = state.current?.keyID else { return [] }
    let carried = roster.carried(by: current)
    return state.epochs.map { $0.keyID }.filter { held.contains($0) && !carried.contains($0) }
  }

  /// Whether a secret is held here that the newest does not carry.
  ///
  /// Where this device has made the newest, that carries what it could, and another would be no better.
  private func hasMoreThanCurrent(_ stream: StreamID) -> Bool {
    roster.streams[stream]?.author != .device(device)
      && toCarry(stream).contains { $0 != roster.current(stream) }
  }
}
