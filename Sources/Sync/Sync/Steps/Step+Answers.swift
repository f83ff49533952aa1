import Basics
import SyncRoster
import SyncWire

/// What an answer of the server means, by what was asked.
extension Step {
  mutating func handle(_ answer: Answered?) throws(Unanswered) {
    contact = .silent
    guard let answer, doing != .nothing else { return wait() }
    if (200...299).contains(answer.status) {
      guard try succeed(answer.body) else { return wait() }
      return
    }
    guard let refusal = SyncRefusal.read(status: answer.status, answer.body) else { return wait() }
    if answer.status < 500 { contact = .answered }
    guard patience.isRefused() else { return wait() }
    try handle(refusal)
  }

  /// Takes in an answer that says that it was done.
  ///
  /// - Returns: false where it is none that the family's server gives.
  private mutating func succeed(_ body: [UInt8]) throws(Unanswered) -> Bool {
    switch doing {
    case .nothing: return false
    case .founding:
      isAnswered()
      end(.uninvited)
      read()
    case .reading:
      guard let page = try? LogPage(body[...]) else { return false }
      isAnswered()
      try take(page)
    case .halving(let low, let high):
      guard let answer = try? LinkAnswer(body) else { return false }
      isAnswered()
      halve(low, high, answer.link)
    case .entry(let version):
      guard noteStored(body) != nil else { return false }
      if version > 1 { end(.olderServer) }
      read()
    case .pack(let device, let stream, let span):
      guard let seq = noteStored(body) else { return false }
      if marks(book.chain(device, stream)) { end(.olderServer) }
      isStored(device, stream, span)
      // Every device reads the plan, and with it what this pack cites.
      if stream == .plan { noteCited(seq) }
      read()
    case .note(let through):
      isAnswered()
      noteCited(through)
      rest()
    }
    return true
  }

  private mutating func isAnswered() {
    contact = .answered
    patience.succeeds()
    end(.unknown)
  }

  /// Notes that what was sent is stored, so that it has to be found in the log.
  ///
  /// - Returns: its place; none where the answer does not say one.
  private mutating func noteStored(_ body: [UInt8]) -> Int64? {
    guard let at = (try? StoredAnswer(body))?.at else { return nil }
    isAnswered()
    if at.number > book.log.cursor.number { book.expected.append(at) }
    return at.number
  }

  private mutating func handle(_ refusal: SyncRefusal) throws(Unanswered) {
    switch refusal {
    case .over, .taken:
      if noteRefusedPiece() { return read() }
      if case .taken(let place) = refusal { try isTaken(place) } else { stop(.erased, .erased) }
    case .revoked(let record): try isRevoked(record)
    case .missing: isMissing()
    case .branch:
      tell(.rollback)
      goBackToWhatIsShared()
    case .exists, .roster, .written: read()
    case .cut(let heads): tryAgain(heads)
    case .form: try isNotTaken()
    case .invite: try isUninvited()
    case .unknown:
      tell(.unknown)
      wait(Patience.day)
    default: wait()
    }
  }

  /// Notes that the server does not take a piece of a view.
  ///
  /// A view that is over is not the family, so no person is told, and what waits for it is dropped.
  ///
  /// - Returns: false where something else was sent.
  private mutating func noteRefusedPiece() -> Bool {
    guard case .pack(let device, let stream, _) = doing, book.roster.views[stream].exists else {
      return false
    }
    refusedPieces.append(ViewPlace(view: stream, device: device))
    return true
  }

  /// The server has not got the family, or a link that was asked for.
  private mutating func isMissing() {
    if case .halving(let low, let high) = doing { return halve(low, high, nil) }
    guard book.roster.isActive(book.device) else { return wait() }
    tell(.lost)
    goBack(to: 0)
    foundAgain()
  }

  /// The server refuses a form that it does not know, or an entry that its roster does not allow now.
  private mutating func isNotTaken() throws(Unanswered) {
    switch doing {
    case .entry(let version) where version > 1: return try goOnWithOlderServer()
    case .pack(let device, let stream, _) where marks(book.chain(device, stream)):
      return try goOnWithOlderServer()
    case .entry: break
    default: return wait()
    }
    if book.log.entries < book.roster.entries.count { return stop(.twoRosters) }
    wait()
  }

  /// Goes on with an older server, which is sent what it can take.
  private mutating func goOnWithOlderServer() throws(Unanswered) {
    tell(.olderServer)
    isServerOlder = true
    try mend()
  }

  private mutating func tryAgain(_ heads: [Cut]) {
    guard case .revoke(let device)? = book.wishes.first(where: { $0.isRevocation }) else {
      return wait()
    }
    for cut in heads { book.log.noteFurthest(device, cut.stream, cut.place) }
    read()
  }

  private mutating func isRevoked(_ record: [UInt8]) throws(Unanswered) {
    guard let entry = try? RosterEntry(record: record[...]), entry.takesOut(book.device),
      isSigned(entry, in: book.roster)
    else { return unproven() }
    let hash = try inquiry.hash(entry.signed.text)
    if book.isKnownToBeOut(entry.head.author, in: book.roster), !book.roster.knows(hash) {
      stop(.twoRosters)
    } else {
      stop(.removed, .removed)
    }
  }

  /// The server says that this device was taken out and cannot prove it: its word alone sends no device away.
  private mutating func unproven() {
    tell(.unknown)
    wait(Patience.day)
  }
}

extension RosterEntry {
  /// Whether an entry takes a device out, by itself or by what it repeats.
  func takesOut(_ device: DeviceID) -> Bool {
    switch body {
    case .revoke(let revocation): revocation.device == device
    case .again(let repetition):
      repetition.entries.contains { (try? RosterEntry($0))?.takesOut(device) ?? false }
    default: false
    }
  }
}

extension Book {
  /// Whether a device was taken out, or a code is void, whatever a roster says of it.
  func isKnownToBeOut(_ member: RosterMember, in roster: Roster) -> Bool {
    if case .device(let device) = member { return knowsRevocation(of: device) }
    return roster.code(member).map { voidCodes.contains($0.lookup) } ?? false
  }
}

extension Wish {
  var isRevocation: Bool { if case .revoke = self { true } else { false } }
}
