import AppCore
import Basics
import Copies
import Domain
import SyncEngine
import SyncWire

extension CopiesState {
  mutating func reduce(
    _ action: OpeningAction,
    at place: CopiesPlace,
    _ core: inout Core
  ) -> [Effect] {
    if case .passphraseTyped(let text) = action {
      passphrase = text
      return []
    }
    if case .keeping(let plan) = opened { return goOn(keeping: plan, action, at: place, &core) }
    if case .storing(let plan) = opened { return finish(storing: plan, action, at: place, &core) }
    if !place.opensCopies { return [] }
    let (opened, effects) = step(examined(action, core), at: place, core.role)
    self.opened = opened
    if !opened.isSealed { passphrase = "" }
    return effects
  }

  /// Where the opening stands after an action; whatever does not fit to where it stood changes nothing.
  private func step(
    _ action: OpeningAction,
    at place: CopiesPlace,
    _ role: TabRole
  ) -> (OpenedCopy, [Effect]) {
    switch (opened, action) {
    case (let opened, .wanted) where !opened.isBusy: (.none, [.ask(.pickFile)])
    case (let opened, .chosen(let size)) where !opened.isBusy:
      size > SealedCopy.largestFile
        ? (.refused(.tooLarge), []) : (.reading, [.ask(.readFile)])
    case (.reading, .foundSealed(let copy)): (.sealed(copy, isRefused: false), [])
    case (.sealed(let copy, _), .passphraseGiven) where !passphrase.isEmpty:
      (.unsealing(copy), [.ask(.unseal(copy, passphrase))])
    case (.unsealing(let copy), .notUnsealed): (.sealed(copy, isRefused: true), [])
    case (.reading, .foundAnybodys(let file)), (.unsealing, .foundAnybodys(let file)):
      (.anybodys(file), [])
    case (.reading, .read(let backup)), (.unsealing, .read(let backup)),
      (.anybodys, .read(let backup)):
      plan(backup)
    case (.planning, .planned(let plan)): (.planned(plan), [])
    case (.planned(let plan), .approved) where !plan.isNothingNew: store(plan, role)
    case (let opened, .refused(let refused)) where opened.isBusy || opened.isAnybodys:
      (.refused(refused), [])
    case (.planning, .logNotRead): (.notStored, [])
    case (let opened, .left) where !opened.isBusy: (.none, [])
    case (let opened, _): (opened, [])
    }
  }

  /// Where players' parts are in it, what waits here already has to be known.
  private func plan(_ backup: Backup) -> (OpenedCopy, [Effect]) {
    let isOpen = backup.closed.isEmpty
    let request: Request =
      isOpen ? .readLog(of: .copies, afterPaint: true) : .readClosed(of: .copies)
    return (.planning(backup), [.ask(request)])
  }

  /// Another tab may be the one that writes meanwhile.
  private func store(_ plan: BackupPlan, _ role: TabRole) -> (OpenedCopy, [Effect]) {
    guard role.canWrite else { return (.none, []) }
    if plan.closed.isEmpty { return (.storing(plan), [.ask(.putRecords(plan))]) }
    let kept = (here ?? ClosedHere()).keeping(plan.closed)
    return (.keeping(plan), [.ask(.keepClosed(kept))])
  }

  /// First what waits for its code, so that there is no moment in which it is nowhere.
  private mutating func goOn(
    keeping plan: BackupPlan,
    _ action: OpeningAction,
    at place: CopiesPlace,
    _ core: inout Core
  ) -> [Effect] {
    guard case .closedKept = action else {
      return finish(storing: plan, action, at: place, &core)
    }
    here = here?.keeping(plan.closed)
    opened = .storing(plan)
    if plan.records.isEmpty { return finish(storing: plan, .stored, at: place, &core) }
    return [.ask(.putRecords(plan))]
  }

  /// Also when the page about copies has been left: what is stored is part of the log.
  ///
  /// What was stored in an empty log is read by a start like any other, after a PIN was asked for; beside a log it is
  /// folded in.
  private mutating func finish(
    storing plan: BackupPlan,
    _ action: OpeningAction,
    at place: CopiesPlace,
    _ core: inout Core
  ) -> [Effect] {
    if case .notStored = action { opened = place.opensCopies ? .notStored : .none }
    guard case .stored = action else { return [] }
    if place == .emptyLog {
      opened = .none
      core.destination = .arrival(
        CopyContents(routines: plan.routines.inFile, quests: plan.sessions.inFile)
      )
    } else {
      core.absorb(plan.operations)
      opened = place.opensCopies ? .stored : .none
    }
    return []
  }
}
