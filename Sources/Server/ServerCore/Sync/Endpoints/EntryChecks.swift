import Basics
import SyncRoster
import SyncWire

/// What an entry has to be before it is stored: what devices would refuse lies in nobody's way (decision 48).
extension SyncServer {
  /// Before the first entry.
  var newRoster: Roster { planted(Roster()) }

  /// Nothing is stored yet; that it comes next is for the caller to see.
  func take(
    _ entry: RosterEntry,
    into roster: inout Roster,
    of family: FamilyID
  ) throws(SyncRefusal) -> KnownEntry {
    let before = planted(roster)
    let known = known(entry, before, of: family)
    roster = before
    roster.append(known)
    if !has(.entriesUnchecked) { try check(known, from: before, to: roster, of: family) }
    return known
  }

  private func check(
    _ known: KnownEntry,
    from before: Roster,
    to roster: Roster,
    of family: FamilyID
  ) throws(SyncRefusal) {
    guard known.isUnderstood, areSigned(known, before, of: family) else { throw .form }
    guard before.allows(known.entry), known.repeatsSomething(in: before) else { throw .role }
    guard roster.tellsTokensApart else { throw .form }
    try checkRoom(roster, before, takesOut: known.takesSomebodyOut(of: before))
  }

  func known(_ entry: RosterEntry, _ roster: Roster, of family: FamilyID) -> KnownEntry {
    var witness = ServerWitness(isSigned: isSigned, hash: hash)
    return roster.known(entry, of: family, by: &witness)
  }

  /// Each by its author, as the roster knows them: the entry, and those that lie in it.
  private func areSigned(_ known: KnownEntry, _ before: Roster, of family: FamilyID) -> Bool {
    var witness = ServerWitness(isSigned: isSigned, hash: hash)
    if case .again(let repetition) = known.entry.body,
      known.repeated.count < repetition.entries.count
    {
      return false
    }
    return before.isSigned(known.entry, of: family, by: &witness)
  }

  /// Whoever is beyond a bound already can still do what takes no more room.
  private func checkRoom(_ roster: Roster, _ before: Roster, takesOut: Bool) throws(SyncRefusal) {
    let entries = Int64(roster.entries.count) - (takesOut ? quotas.members : 0)
    let bounds = [
      (roster.activeCount, before.activeCount, quotas.members),
      (roster.playerCount, before.playerCount, quotas.players),
      (entries, 0, quotas.entries),
    ]
    for (now, then, most) in bounds where now > max(then, most) { throw .quota }
  }

  #if PLANTED_BUGS
  private func planted(_ roster: Roster) -> Roster {
    var planted = roster
    planted.letsAnybodyRevoke = has(.anybodyRevokes)
    return planted
  }
  #else
  private func planted(_ roster: Roster) -> Roster { roster }
  #endif
}

extension RosterEntry {
  /// Whether it stands where the next one has to.
  func isNext(of roster: Roster) -> Bool {
    head.previous == roster.head && head.index == Int64(roster.entries.count)
  }
}

extension KnownEntry {
  /// Of a kind that is known here, as those are that lie in it: of others nobody can say what they do.
  fileprivate var isUnderstood: Bool {
    entry.body.kind.exists && repeated.allSatisfy { $0.entry.body.kind.exists }
  }

  /// Where it is a repetition; what counts in it is for the rules to say, as on devices.
  fileprivate func repeatsSomething(in roster: Roster) -> Bool {
    !entry.isRepetition
      || repeated.contains { !roster.knows($0.hash) && roster.mayRepeat($0.entry) }
  }
}

extension Roster {
  /// A token is one member's, and a look-up one code's: of two the second would take the first one's place.
  fileprivate var tellsTokensApart: Bool {
    let codes = papers.map { $0.code }
    let tokens = members.values.map { $0.tokenHash } + codes.map { $0.tokenHash }
    return Set(tokens).count == tokens.count
      && Set(codes.map { $0.lookup }).count == codes.count
  }

  fileprivate var activeCount: Int64 { Int64(members.values.count { isActive($0.id) }) }

  /// By their streams, of which each has a code, but for those that a founding brings without one.
  fileprivate var playerCount: Int64 {
    Int64(
      max(
        streamIDs.count { $0 != .plan },
        Set(papers.map { $0.code.name }).count { $0 != .familyCode }
      )
    )
  }
}
