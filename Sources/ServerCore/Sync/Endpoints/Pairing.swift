import Basics
import SyncWire

/// Mailboxes for pairing, and rosters for whoever has nothing but a code.
extension SyncServer {
  func makeMailbox(_ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    try count("mailboxes \(request.address)", upTo: quotas.mailboxes, request)
    guard let wish = try? MailboxRequest(request.body) else { throw .form }
    if store.mailbox(wish.mailbox).exists { throw .exists }
    let end = request.now + quotas.mailboxTime
    store.setMailbox(MailboxRow(id: wish.mailbox, end: end))
    return SyncReply(status: 201)
  }

  func write(
    _ id: MailboxID,
    _ number: Int,
    _ request: SyncRequest
  ) throws(SyncRefusal) -> SyncReply {
    var mailbox = try mailbox(id, request)
    if mailbox.messages[number].exists { throw .written }
    if request.body.isEmpty { throw .form }
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
      try count("look-ups \(request.address)", upTo: quotas.lookUps, request)
      throw .missing
    }
    if request.now >= mailbox.end { throw .over }
    return mailbox
  }

  func readCode(_ lookup: UInt128, _ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    try count("look-ups \(request.address)", upTo: quotas.lookUps, request)
    guard let row = store.code(lookup), let token = request.token,
      hash(token) == row.code.tokenHash
    else { throw .missing }
    guard let family = store.family(row.family), !family.isErased else { throw .over }
    let answer = CodeAnswer(family: row.family, roster: entries(of: family))
    return SyncReply(status: 200, body: answer.json.bytes)
  }

  private func entries(of family: FamilyRow) -> [[UInt8]] {
    (1...max(1, family.top.number)).compactMap { seq in
      guard let row = store.record(family.id, seq), row.kind == .entry else { return nil }
      return row.bytes
    }
  }
}
