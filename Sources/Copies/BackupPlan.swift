import Basics
import Domain
import SyncEngine

/// What opening a copy would do to a log, before it is done: what it holds, what of that is new here,
/// and the operations to be stored.
///
/// Merging is a union of operations by their ids, so that opening a copy twice changes nothing.
package struct BackupPlan: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package var inFile: Int
    package var new: Int

    package init(inFile: Int = 0, new: Int = 0) {
      self.inFile = inFile
      self.new = new
    }
  }

  /// What a player of the file has before and after.
  package struct PlayerChange: Hashable, Sendable {
    package let player: Player
    package let isNew: Bool
    package let experienceBefore: XP
    package let experienceAfter: XP
  }

  package private(set) var players: [PlayerChange] = []
  package private(set) var routines = Count()
  package private(set) var sessions = Count()
  package private(set) var estimations = Count()
  package let leftOut: Backup.LeftOut
  /// Those that the log does not have, in the order of the file.
  package private(set) var records: [EncodedOperation] = []
  /// What they say, one for each.
  package private(set) var operations: [Operation] = []
  /// See ``Backup/counter``.
  package let counter: Int64

  package var isNothingNew: Bool { records.isEmpty }

  /// - Parameters:
  ///   - log: all that is stored here.
  ///   - before: the same, folded.
  package init(_ backup: Backup, onto log: [Operation], _ before: Ledger) {
    leftOut = backup.leftOut
    counter = backup.counter
    let known = SortedIDs(log)
    for (record, operation) in zip(backup.records, backup.operations)
    where !known.contains(record.id) {
      records.append(record)
      operations.append(operation)
    }
    var after = before
    after.apply(operations)
    count(Ledger(backup.operations), before, after)
  }

  private mutating func count(_ file: Ledger, _ before: Ledger, _ after: Ledger) {
    for routine in file.allRoutines {
      routines.inFile += 1
      if !before.hasRoutine(routine.id), after.hasRoutine(routine.id) { routines.new += 1 }
    }
    for player in file.allPlayers {
      players.append(
        PlayerChange(
          player: after.allPlayers.first { $0.id == player.id } ?? player,
          isNew: !before.hasPlayer(player.id),
          experienceBefore: before.experience(of: player.id),
          experienceAfter: after.experience(of: player.id)
        )
      )
    }
    for digest in file.digests { count(digest, before) }
  }

  private mutating func count(_ session: SessionDigest, _ before: Ledger) {
    let known = before.digest(of: session.id)
    sessions.inFile += 1
    if known == nil { sessions.new += 1 }
    for guess in session.guesses {
      estimations.inFile += 1
      if !(known?.guesses.contains { $0.id == guess.id } ?? false) { estimations.new += 1 }
    }
  }
}

extension Ledger {
  fileprivate func experience(of player: PlayerID) -> XP {
    experience(of: player, in: history(of: player))
  }
}

/// The ids of a log, to be asked for one by one.
private struct SortedIDs {
  private let ids: [UInt128]

  init(_ operations: [Operation]) {
    ids = order(of: operations.count) { operations[$0].id < operations[$1].id }
      .map { operations[$0].id.raw }
  }

  func contains(_ id: OperationID) -> Bool {
    let place = place(of: id.raw, in: ids)
    return place < ids.count && ids[place] == id.raw
  }
}
