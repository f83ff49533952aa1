import Basics
import SyncRoster
import SyncWire

/// Founding, and erasing for ever.
extension SyncServer {
  func found(_ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    try count(.neighbours(of: request, at: .founding), upTo: quotas.lookUps, request)
    guard let wish = try? FoundRequest(request.body) else { throw .form }
    if let family = store.family(wish.family), !has(.erasedWithoutMark) || family.top.number > 0 {
      if family.isErased { throw .over }
      guard isFounded(family, by: wish, request) else { throw .exists }
      return SyncReply(status: 201)
    }
    guard isInvited(wish.invite) else { throw .invite }
    let roster = try roster(wish)
    guard let token = request.token.map({ hash($0) }), roster.hasMember(showing: token) else {
      throw .form
    }
    if Int64(request.body.count) > quotas.bytes { throw .quota }
    var family = FamilyRow(wish.family, beginning: hash(LogLink.beginning(of: wish.family)))
    if has(.erasedWithoutMark) { family.version = store.family(family.id)?.version ?? 0 }
    store.setFamily(family)
    for entry in roster.entries { try append(entry, to: &family) }
    store.setFamily(family)
    return SyncReply(status: 201)
  }

  /// Whether it is what was asked for, by a device that is in it: then the answer that got lost is given once more.
  ///
  /// An entry names the one before it, so the last one stands for all of them.
  private func isFounded(_ family: FamilyRow, by wish: FoundRequest, _ request: SyncRequest) -> Bool
  {
    guard let record = wish.entries.last, let entry = try? RosterEntry(record: record[...]),
      entry.head.index == Int64(wish.entries.count) - 1, hash(entry.signed.text) == family.roster,
      let token = request.token, case .device(let row)? = member(family.id, showing: token)
    else { return false }
    return !row.isRevoked
  }

  private func isInvited(_ words: String) -> Bool {
    guard let invite else { return true }
    guard let shown = InvitationCode(words) else { return false }
    return hash(Array(shown.text.utf8)).isSame(inConstantTimeAs: hash(Array(invite.text.utf8)))
  }

  /// What a whole chain of entries comes to, from the first on.
  private func roster(_ wish: FoundRequest) throws(SyncRefusal) -> Roster {
    var roster = newRoster
    for record in wish.entries {
      guard let entry = try? RosterEntry(record: record[...]), entry.isNext(of: roster) else {
        throw .form
      }
      _ = try take(entry, into: &roster, of: wish.family)
    }
    return roster
  }

  func eraseFamily(_ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let device = caller.device, device.isParents else { throw .role }
    store.eraseFamily(caller.family.id)
    if has(.erasedWithoutMark) {
      var row = FamilyRow(caller.family.id, beginning: caller.family.top.hash)
      row.version = caller.family.version
      store.setFamily(row)
    }
    return SyncReply(status: 204)
  }

  /// Records become hashes: their links stay.
  ///
  /// What a player has played, by a device of hers. Nobody erases the plan alone, and no code and no parent's device what
  /// is hers. A view is ended by an entry alone, which says so to all.
  func erase(_ stream: StreamID, _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard mayErase(stream, caller) else { throw .role }
    store.eraseBytes(caller.family.id, stream, through: caller.family.top.number)
    return SyncReply(status: 204)
  }

  private func mayErase(_ stream: StreamID, _ caller: Caller) -> Bool {
    guard let device = caller.device, caller.holds(stream) else { return false }
    return stream != .plan && !device.isParents || has(.anybodyErases)
  }
}

extension Roster {
  /// Whether somebody who belongs to it has a token of this hash.
  fileprivate func hasMember(showing token: Hash256) -> Bool {
    members.values.contains { isActive($0.id) && token.isSame(inConstantTimeAs: $0.tokenHash) }
  }
}
