import Basics
import SyncWire

/// Moves families from where a server keeps them to where others shall, one after the other.
///
/// What servers write meanwhile is copied when it is asked for again; the last time nobody may write.
package struct MovedFamilies: Sendable {
  /// How many are there now as they are here.
  package private(set) var whole = 0
  package private(set) var copied = 0
  /// Of what was copied.
  package private(set) var bytes: Int64 = 0
  package private(set) var findings: [Finding] = []

  private let makeRoster: RosterMaking
  /// None where all of them move.
  private let only: FamilyID?

  /// - Parameters:
  ///   - isLast: nobody serves what is moved from, and from now on nobody can.
  ///   - only: one family, as a copy of its own or back out of one; where it goes it stays if it has gone on.
  ///   - tell: hears after each family how many were looked at.
  package init(
    from source: FamilyStorage,
    to target: FamilyStorage,
    isLast: Bool,
    only: FamilyID? = nil,
    _ makeRoster: RosterMaking,
    tell: (Int) -> Void = { _ in }
  ) throws(StorageError) {
    (self.makeRoster, self.only) = (makeRoster, only)
    let source = try source.side(movedFrom: isLast, makeRoster)
    try move(from: source, to: try target.side(movedTo: makeRoster), isLast, tell)
  }

  private mutating func move(
    from source: some MovingSide,
    to target: some MovingSide,
    _ isLast: Bool,
    _ tell: (Int) -> Void
  ) throws(StorageError) {
    // A copy of one family is a backup, and no place for what is the server's.
    if only == nil { try Self.copySettings(from: source, to: target) }
    try copyAll(from: source, to: target, isLast, tell)
    guard isLast, findings.isEmpty else { return }
    try source.note(hasMoved: true)
    try target.note(hasMoved: false)
  }
}

extension MovedFamilies {
  private static func copySettings(
    from source: some MovingSide,
    to target: some MovingSide
  ) throws(StorageError) {
    if let invitation = try source.invitation { try target.take(invitation: invitation) }
    if let key = try source.pushKey { try target.take(pushKey: key) }
  }

  private mutating func copyAll<From: MovingSide, To: MovingSide>(
    from source: From,
    to target: To,
    _ isLast: Bool,
    _ tell: (Int) -> Void
  ) throws(StorageError) {
    let copying = FamilyCopying(
      source: source.families,
      target: target.families,
      hash: makeRoster.hash,
      readsAll: only.exists
    )
    if let only { return note(try copying.copy(only), only) }
    var (list, families, count) = (FamilyList(), [FamilyID](), 0)
    repeat {
      families = try StorageError.tell { () throws(From.Connection.Failure) in
        try source.families.look { list.next(of: source.families) }
      }
      for family in families {
        note(try copying.copy(family), family)
        if isLast { try Self.copyReminders(of: family, from: source, to: target) }
        count += 1
        tell(count)
      }
    } while !families.isEmpty
  }

  private mutating func note<From, To>(
    _ outcome: FamilyCopying<From, To>.Outcome,
    _ family: FamilyID
  ) {
    switch outcome {
    case .copied(let bytes):
      (whole, copied) = (whole + 1, copied + 1)
      self.bytes += bytes
    case .alike: whole += 1
    case .gone:
      // Whoever names one wants that one.
      if only.exists { findings.append(Finding.gone.of(family.raw.hexText)) }
    case .goneOn: findings.append(Finding.goneOn.of(family.raw.hexText))
    case .different: findings.append(Finding.different.of(family.raw.hexText))
    case .unreadable: findings.append(Finding.unreadable.of(family.raw.hexText))
    }
  }

  private static func copyReminders<From: MovingSide, To: MovingSide>(
    of family: FamilyID,
    from source: From,
    to target: To
  ) throws(StorageError) {
    guard let source = source.reminders, let target = target.reminders else { return }
    let rows = try StorageError.tell { () throws(From.Connection.Failure) in
      try source.look { source.rows(of: family, in: .reminders) }
    }
    try StorageError.tell { () throws(To.Connection.Failure) in
      try target.transact { target.replace(rows, of: family, in: .reminders) }
    }
  }
}

extension Finding {
  fileprivate static let goneOn = Finding(
    "it was written in both places.",
    "It stays as it is in each. Serve one of them, and its devices bring there what they have sent to the other."
  )

  fileprivate static let gone = Finding(
    "it is not in the place that was named first.",
    "Look whether all of its 32 letters and digits are right."
  )

  fileprivate static let unreadable = Finding(
    "it cannot be read, and nothing of it was copied.",
    "Let timequest doctor look at the place that it is moved from."
  )

  fileprivate static let different = Finding(
    "what arrived is not what was read, and nothing of it was kept.",
    "Let timequest doctor look at both places."
  )
}
