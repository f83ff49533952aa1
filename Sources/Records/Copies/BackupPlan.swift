import Basics
import Domain
import SyncEngine
import SyncWire

/// What opening a copy would do to a log, before it is done: what would change, what is new, what is here
/// already, and the operations to be stored.
///
/// Merging is a union of operations by their ids, so that opening a copy twice changes nothing.
package struct BackupPlan: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package var inFile: Int
    package var new: Int
    /// Those that are here, and would come to something else.
    package var changed: Int

    package init(inFile: Int = 0, new: Int = 0, changed: Int = 0) {
      self.inFile = inFile
      self.new = new
      self.changed = changed
    }

    /// Those that are here already, as they are.
    package var same: Int { max(inFile - new - changed, 0) }
  }

  /// What a player of the file has before and after.
  package struct PlayerChange: Hashable, Sendable {
    package let player: Player
    package let isNew: Bool
    /// None when it stays as it is.
    package let nameBefore: String?
    package let isRemoved: Bool
    /// None when it stays as it is.
    package let soundAfter: Bool?
    package let experienceBefore: XP
    package let experienceAfter: XP

    package var isChange: Bool {
      !isNew
        && (nameBefore.exists || isRemoved || soundAfter.exists
          || experienceAfter != experienceBefore)
    }
  }

  package private(set) var players: [PlayerChange] = []
  /// Those that would change, go or come back, in their order.
  package private(set) var changedRoutines: [RoutineChange] = []
  package private(set) var newRoutines: [Routine] = []
  package private(set) var routines = Count()
  package private(set) var sessions = Count()
  package private(set) var estimations = Count()
  /// School hours, activities or breaks.
  package private(set) var changesWeek = false
  /// New operations of a newer version: kept, and without effect here.
  package private(set) var notUnderstood = 0
  package let leftOut: Backup.LeftOut
  /// Those that the log does not have, in the order of the file.
  package private(set) var records: [EncodedOperation] = []
  /// What they say, one for each.
  package private(set) var operations: [Operation] = []
  /// What players' own codes open, as far as it does not wait here already.
  package let closed: [ClosedPlay]
  /// See ``Backup/counter``.
  package let counter: Int64

  /// Whoever opens the copy would have nothing that is not here; what would be stored then are writes that
  /// newer ones have overtaken long ago.
  package var isNothingNew: Bool {
    closed.isEmpty && (records.isEmpty || !(hasChanges || hasNews))
  }

  package var hasChanges: Bool {
    !changedRoutines.isEmpty || players.contains { $0.isChange } || sessions.changed > 0
      || changesWeek
  }

  package var hasNews: Bool {
    routines.new + sessions.new + estimations.new + notUnderstood > 0
      || players.contains { $0.isNew }
  }

  /// Something that is here would not be there any more.
  package var removesSomething: Bool {
    changedRoutines.contains { $0.kind == .removed || !$0.fewerSteps.isEmpty }
      || players.contains { $0.isRemoved }
  }

  /// - Parameters:
  ///   - log: all that is stored here.
  ///   - before: the same, folded.
  ///   - waiting: what was closed in other copies and is kept here.
  package init(
    _ backup: Backup,
    onto log: [Operation],
    _ before: Ledger,
    waiting: [ClosedPlay] = []
  ) {
    leftOut = backup.leftOut
    closed = backup.closed.filter { !waiting.contains($0) }
    counter = backup.counter
    let known = SortedIDs(log)
    for (record, operation) in zip(backup.records, backup.operations)
    where !known.contains(record.id) {
      records.append(record)
      operations.append(operation)
      if operation.isOfNewerProgram { notUnderstood += 1 }
    }
    var after = before
    after.apply(operations)
    let file = Ledger(backup.operations)
    compareRoutines(of: file, before, after)
    comparePlayers(of: file, before, after)
    for digest in file.digests { compare(digest, before, after) }
    changesWeek = !after.hasSameWeek(as: before)
  }
}

extension BackupPlan {
  private mutating func compareRoutines(of file: Ledger, _ before: Ledger, _ after: Ledger) {
    let present = Routines(before)
    for routine in after.allRoutines {
      if let known = present[routine.id] {
        let isPastSame = after.hasSameHistory(of: routine.id, as: before)
        if let change = RoutineChange(known, routine, isPastSame: isPastSame) {
          changedRoutines.append(change)
        }
      } else if before.routine(routine.id).exists {
        changedRoutines.append(RoutineChange(.broughtBack, routine))
      } else {
        newRoutines.append(routine)
      }
    }
    for routine in present.all where !after.hasRoutine(routine.id) {
      changedRoutines.append(RoutineChange(.removed, routine))
    }
    routines.inFile = file.allRoutines.count
    routines.changed = changedRoutines.count
    routines.new = newRoutines.count
  }

  private mutating func comparePlayers(of file: Ledger, _ before: Ledger, _ after: Ledger) {
    let (present, later) = (before.allPlayers, after.allPlayers)
    for inFile in file.everybody {
      let known = present.first { $0.id == inFile.id }
      let player = later.first { $0.id == inFile.id }
      if !known.exists, !player.exists { continue }
      let shown = player ?? known ?? inFile
      let isRenamed = known.map { !$0.name.hasSameScalars(as: shown.name) } ?? false
      players.append(
        PlayerChange(
          player: shown,
          isNew: !known.exists,
          nameBefore: isRenamed ? known?.name : nil,
          isRemoved: !player.exists,
          soundAfter: after.hasSound(inFile.id) == before.hasSound(inFile.id)
            ? nil : after.hasSound(inFile.id),
          experienceBefore: before.experience(of: inFile.id),
          experienceAfter: after.experience(of: inFile.id)
        )
      )
    }
  }

  private mutating func compare(_ session: SessionDigest, _ before: Ledger, _ after: Ledger) {
    let known = before.digest(of: session.id)
    sessions.inFile += 1
    if let known {
      if after.digest(of: session.id) != known { sessions.changed += 1 }
    } else {
      sessions.new += 1
    }
    for guess in session.guesses {
      estimations.inFile += 1
      if !(known?.guesses.contains { $0.id == guess.id } ?? false) { estimations.new += 1 }
    }
  }
}

extension Operation {
  /// What an earlier program's records leave over is nobody's news: it goes along with what they bring.
  fileprivate var isOfNewerProgram: Bool {
    if case .unknown(let kind) = body {
      !kind.hasSameScalars(as: ImportedOperations.rest)
    } else {
      false
    }
  }
}

extension Ledger {
  fileprivate func experience(of player: PlayerID) -> XP {
    experience(of: player, in: history(of: player))
  }

  /// Who has said nothing hears it.
  fileprivate func hasSound(_ player: PlayerID) -> Bool { setting(.sound, of: player) ?? true }

  fileprivate var everybody: [Player] { allPlayers + removedPlayers }
}

/// Routines, to be asked for one by one.
private struct Routines {
  let all: [Routine]
  private let sorted: [Routine]
  private let ids: [UInt128]

  init(_ ledger: Ledger) {
    all = ledger.allRoutines
    sorted = all.ordered { $0.id < $1.id }
    ids = sorted.map { $0.id.raw }
  }

  subscript(id: RoutineID) -> Routine? {
    let place = place(of: id.raw, in: ids)
    return place < ids.count && ids[place] == id.raw ? sorted[place] : nil
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
