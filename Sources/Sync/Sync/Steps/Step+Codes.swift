import Basics
import SyncRoster
import SyncWire

/// Recovery codes that are made anew: when a person wants it, and when a device that is out knows one.
extension Step {
  /// Makes another code where that is due.
  ///
  /// - Returns: whether something is sent.
  mutating func renewDue(_ name: RosterMember) throws(Unanswered) -> Bool {
    if has(.codeNotRenewed) { return false }
    return try renew(name)
  }

  /// Makes another code of a name.
  ///
  /// - Returns: whether something is sent.
  mutating func renew(_ name: RosterMember) throws(Unanswered) -> Bool {
    guard let old = book.roster.newest(name)?.code, let stream = name.stream, book.mayRenew(stream),
      book.roster.mayRenew(name, by: book.device), !isServerOlder
    else { return false }
    let code = try inquiry.makeCode(name, book)
    let key = has(.wrappedForOldCode) ? old.wrap : code.wrap
    let epoch = try epoch(stream, for: Recipient(name, key))
    try write(.code(Renewal(code: code, replaces: old.lookup, epochs: [epoch])))
    return true
  }

  /// Tells of codes that have become void, so that a person with such a paper knows that it opens nothing new.
  mutating func noteVoidCodes() {
    for paper in book.roster.papers where paper.isVoid {
      let (name, lookup) = (paper.code.name, paper.code.lookup)
      if book.voidCodes.contains(lookup) { continue }
      book.voidCodes.append(lookup)
      // A person who wished for another code knows it already; for a device that came later the old one was never a
      // code.
      let isKnown = book.wishes.contains(.renew(name, replacing: lookup))
      if isKnown || !book.roster.isActive(book.device) { continue }
      if name == .familyCode {
        if book.roster.members[book.device]?.isParents ?? false { tell(.familyCodeVoid) }
      } else if name.stream.map({ book.role.contains($0) }) ?? false {
        tell(.playerCodeVoid)
      }
    }
  }
}
