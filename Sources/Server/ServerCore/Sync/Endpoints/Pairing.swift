import Basics
import SyncRoster
import SyncWire

/// Mailboxes for pairing, and rosters for whoever has nothing but a code.
extension SyncServer {
  func makeMailbox(_ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    let wish = try? MailboxRequest(request.body)
    if let wish, isMade(wish.mailbox, at: request.now) { return SyncReply(status: 201) }
    try count(.neighbours(of: request, at: .mailboxes), upTo: quotas.mailboxes, request)
    guard let wish else { throw .form }
    // Whoever invites is in a family: others have nothing to leave here.
    guard let token = request.token, store.isMembers(hash(token)) else { throw .unknown }
    if store.mailbox(wish.mailbox).exists { throw .exists }
    if store.openMailboxes(request.now) >= quotas.openMailboxes { throw .tooMany }
    let end = request.now + quotas.mailboxTime
    store.setMailbox(MailboxRow(id: wish.mailbox, end: end))
    return SyncReply(status: 201)
  }

  /// Whoever makes it again has not got the answer: nobody else knows its name, and it ends when it was to end.
  private func isMade(_ id: MailboxID, at now: Int64) -> Bool {
    guard let mailbox = store.mailbox(id) else { return false }
    return mailbox.messages.isEmpty && now < mailbox.end
  }

  func write(
    _ id: MailboxID,
    _ number: Int,
    _ request: SyncRequest
  ) throws(SyncRefusal) -> SyncReply {
    var mailbox = try mailbox(id, request)
    if request.body.isEmpty { throw .form }
    if let message = mailbox.messages[number] {
      // Whose answer got lost sends the same again.
      guard message == request.body, !has(.writtenEndsPairing) else { throw .written }
      return SyncReply(status: 204)
    }
    mailbox.messages[number] = request.body
    store.setMailbox(mailbox)
    return SyncReply(status: 204)
  }

  func readMessage(
    _ id: MailboxID,
    _ number: Int,
    _ request: SyncRequest
  ) throws(SyncRefusal) -> SyncReply {
    guard let message = try mailbox(id, request).messages[number] else { throw .missing }
    return SyncReply(status: 200, body: message)
  }

  /// Guessing is counted: who knows a mailbox waits for its messages and is not.
  private func mailbox(
    _ id: MailboxID,
    _ request: SyncRequest
  ) throws(SyncRefusal) -> MailboxRow {
    guard let mailbox = store.mailbox(id) else {
      try count(.neighbours(of: request, at: .lookUps), upTo: quotas.lookUps, request)
      throw .missing
    }
    if request.now >= mailbox.end { throw .over }
    return mailbox
  }

  func readCode(_ lookup: UInt128, _ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    try count(.neighbours(of: request, at: .lookUps), upTo: quotas.lookUps, request)
    guard let mark = store.code(lookup), let token = request.token,
      hash(token).isSame(inConstantTimeAs: mark.tokenHash)
    else { throw .missing }
    guard let family = store.family(mark.family), !family.isErased else { throw .over }
    let answer = CodeAnswer(family: mark.family, roster: beginning(of: store.roster(family.id)))
    return SyncReply(status: 200, body: answer.json.bytes)
  }

  /// As many entries as fit into an answer; the log has all of them, and a code reads it.
  private func beginning(of roster: Roster) -> [[UInt8]] {
    roster.entries.map { $0.entry.record }.beginning(upTo: SyncLimits.body - 128)
  }
}
