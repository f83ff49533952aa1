import Basics
import SyncRoster
import SyncWire

/// Storing entries: one after each, the first wins.
extension SyncServer {
  func storeEntry(
    _ record: [UInt8],
    _ isAgain: Bool,
    _ caller: Caller
  ) throws(SyncRefusal) -> SyncReply {
    guard let entry = try? RosterEntry(record: record[...]) else { throw .form }
    if let at = storedBefore(entry, caller.family) { return stored(at) }
    var (family, roster) = (caller.family, store.roster(caller.family.id))
    if !has(.entriesInAnyOrder) {
      guard entry.head.previous == roster.head else { throw .roster }
      guard entry.isNext(of: roster) else { throw .form }
    }
    guard isOn(entry.head.at, family) || isAgain else { throw .branch }
    let known = try take(entry, into: &roster, of: family.id)
    if case .revoke(let revocation) = entry.body, !isAgain { try compare(revocation, caller) }
    try append(known, to: &family)
    store.setFamily(family)
    return stored(family.top)
  }

  /// An answer that did not arrive is given once more.
  private func storedBefore(_ entry: RosterEntry, _ family: FamilyRow) -> Citation? {
    guard let seq = store.entry(family.id, hash(entry.signed.text)) else { return nil }
    return store.link(family.id, seq).map { Citation(seq, $0) }
  }

  /// A cut takes nothing away that was answered with stored.
  private func compare(_ revocation: Revocation, _ caller: Caller) throws(SyncRefusal) {
    let places = store.places(caller.family.id, revocation.device)
    let isShort = places.contains { place in
      let cut = revocation.cuts[place.stream] ?? .zero
      return cut.number < place.place.number
        || cut.number == place.place.number && cut.hash != place.place.hash
    }
    if isShort, !has(.cutsUncompared) { throw .cut(places) }
  }

  func append(_ entry: KnownEntry, to family: inout FamilyRow) throws(SyncRefusal) {
    // Before the record is there: a store may make it anew of what is.
    let before = store.roster(family.id)
    var roster = before
    let reserve = quotas.entryBytes * (entry.takesSomebodyOut(of: before) ? 2 : 1)
    roster.append(entry)
    try append(.entry, entry.entry.record, nil, to: &family, beyond: reserve)
    family.roster = entry.hash
    store.setRoster(family.id, roster)
    for known in [entry] + entry.repeated
    where roster.knows(known.hash) && !store.entry(family.id, known.hash).exists {
      store.setEntry(family.id, known.hash, family.top.number)
    }
    noteMembers(roster, after: entry, family.id)
    for view in roster.views(closedSince: before) where !has(.closedViewsKept) {
      store.eraseBytes(family.id, view, through: family.top.number)
    }
  }

  /// Who belongs, and who holds what: for tokens, stubs and roles.
  private func noteMembers(_ roster: Roster, after entry: KnownEntry, _ family: FamilyID) {
    for device in roster.members.values {
      let row = MemberRow(
        device.id,
        tokenHash: device.tokenHash,
        isParents: device.isParents,
        streams: roster.streams(of: device.id),
        views: roster.views(readBy: device.id),
        isRevoked: roster.isRevoked(device.id)
      )
      if row.isRevoked, !(store.member(family, device.id)?.isRevoked ?? false) {
        store.setRevocation(family, device.id, entry.record(revoking: device.id))
      }
      store.setMember(family, row)
    }
    for paper in roster.papers {
      if paper.isVoid { drop(paper.code, family) } else { keep(paper.code, family) }
    }
  }

  /// What one family says of its code takes nothing from another.
  private func keep(_ code: RosterCode, _ family: FamilyID) {
    if store.code(code.lookup).exists { return }
    store.setCode(CodeRow(family: family, code: code))
  }

  /// Whoever has it finds nothing by it, and is let in nowhere.
  private func drop(_ code: RosterCode, _ family: FamilyID) {
    if store.code(code.lookup)?.family == family { store.dropCode(family, code.lookup) }
  }
}

extension KnownEntry {
  /// Nobody writes more of these than there are members.
  func takesSomebodyOut(of roster: Roster) -> Bool {
    if case .revoke(let revocation) = entry.body {
      roster.isActive(revocation.device)
    } else {
      false
    }
  }

  /// The record that takes a device out: this one, or one that lies in it.
  package func record(revoking device: DeviceID) -> [UInt8] {
    let revoking = repeated.first { known in
      if case .revoke(let revocation) = known.entry.body {
        revocation.device == device
      } else {
        false
      }
    }
    return (revoking ?? self).entry.record
  }
}
