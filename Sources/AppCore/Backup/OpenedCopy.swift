import Copies
import Domain
import SyncEngine

/// How far a copy that is being opened has come.
///
/// On the page about an empty log it is stored as soon as it is known to be whole; in the family area a
/// parent sees before what would come of it.
package enum OpenedCopy: Hashable, Sendable {
  case none
  /// The file is being read.
  case reading
  /// A passphrase seals it.
  indirect case sealed(SealedCopy, isRefused: Bool)
  indirect case unsealing(SealedCopy)
  /// An earlier program made it, and more than one player may have played it: the file, to be read once
  /// more as somebody's.
  case anybodys([UInt8])
  /// It is held against the log.
  indirect case planning(Backup)
  indirect case planned(BackupPlan)
  indirect case storing(BackupPlan)
  /// It is part of the log now.
  case stored
  indirect case refused(RefusedCopy)
  case notStored

  package var isStoring: Bool {
    if case .storing = self { true } else { false }
  }

  fileprivate var isAnybodys: Bool {
    if case .anybodys = self { true } else { false }
  }

  /// A passphrase is asked for, or tried.
  package var isSealed: Bool {
    switch self {
    case .sealed, .unsealing: true
    default: false
    }
  }

  /// Nothing can be chosen meanwhile.
  package var isBusy: Bool {
    switch self {
    case .reading, .unsealing, .planning, .storing: true
    case .none, .sealed, .anybodys, .planned, .stored, .refused, .notStored: false
    }
  }
}

package enum OpeningAction: Hashable, Sendable {
  /// *Open my copy*, *Choose a copy*
  case wanted
  // What the browser answers.
  case chosen
  /// - Parameter file: empty when it could not be read.
  case fileRead([UInt8])
  /// What was sealed.
  case unsealed([UInt8])
  case notUnsealed
  /// The whole log.
  case logRead([UInt8])
  case logNotRead
  case stored
  case notStored
  // What comes of it.
  indirect case foundSealed(SealedCopy)
  case foundAnybodys([UInt8])
  indirect case read(Backup)
  indirect case planned(BackupPlan)
  indirect case refused(RefusedCopy)
  // What is answered.
  case passphraseTyped(String)
  case passphraseGiven
  case playerChosen(PlayerID?)
  /// *Bring it in*
  case approved
  /// *Leave it*
  case left

  var writes: Bool {
    switch self {
    case .wanted, .approved: true
    default: false
    }
  }
}

func reduceOpening(_ state: inout AppState, _ action: OpeningAction) -> [Effect] {
  if case .passphraseTyped(let text) = action {
    state.copies.passphrase = text
    return []
  }
  if case .storing(let plan) = state.copies.opened { return state.finish(storing: plan, action) }
  guard state.canOpenCopies else { return [] }
  let (opened, effects) = state.step(state.examined(action))
  state.copies.opened = opened
  if !opened.isSealed { state.copies.passphrase = "" }
  return effects
}

extension AppState {
  fileprivate var canOpenCopies: Bool {
    switch stage {
    case .empty: true
    case .ready: isInFamilyArea
    case .opening, .unusable: false
    }
  }

  private var isLogEmpty: Bool {
    if case .empty = stage { true } else { false }
  }

  /// Where the opening stands after an action; whatever does not fit to where it stood changes nothing.
  fileprivate func step(_ action: OpeningAction) -> (OpenedCopy, [Effect]) {
    switch (copies.opened, action) {
    case (let opened, .wanted) where !opened.isBusy: (.none, [.ask(.pickFile)])
    case (let opened, .chosen) where !opened.isBusy: (.reading, [.ask(.readFile)])
    case (.reading, .foundSealed(let copy)): (.sealed(copy, isRefused: false), [])
    case (.sealed(let copy, _), .passphraseGiven) where !copies.passphrase.isEmpty:
      (.unsealing(copy), [.ask(.unseal(copy, copies.passphrase))])
    case (.unsealing(let copy), .notUnsealed): (.sealed(copy, isRefused: true), [])
    case (.reading, .foundAnybodys(let file)), (.unsealing, .foundAnybodys(let file)):
      (.anybodys(file), [])
    case (.reading, .read(let backup)), (.unsealing, .read(let backup)),
      (.anybodys, .read(let backup)):
      (.planning(backup), [.ask(.readLog(of: .copies, afterPaint: true))])
    case (.planning, .planned(let plan)) where isLogEmpty: store(plan)
    case (.planning, .planned(let plan)): (.planned(plan), [])
    case (.planned(let plan), .approved) where !plan.isNothingNew: store(plan)
    case (let opened, .refused(let refused)) where opened.isBusy || opened.isAnybodys:
      (.refused(refused), [])
    case (.planning, .logNotRead): (.notStored, [])
    case (let opened, .left) where !opened.isBusy: (.none, [])
    case (let opened, _): (opened, [])
    }
  }

  /// Another tab may be the one that writes meanwhile.
  private func store(_ plan: BackupPlan) -> (OpenedCopy, [Effect]) {
    role.canWrite ? (.storing(plan), [.ask(.putRecords(plan))]) : (.none, [])
  }

  /// Also when the page about copies has been left: what is stored is part of the log.
  ///
  /// A start like any other reads what was stored in an empty log; beside a log it is folded in.
  fileprivate mutating func finish(storing plan: BackupPlan, _ action: OpeningAction) -> [Effect] {
    switch action {
    case .stored where stage != .ready: return [.ask(.reload)]
    case .stored:
      core.absorb(plan.operations)
      copies.opened = isInFamilyArea ? .stored : .none
    case .notStored: copies.opened = canOpenCopies ? .notStored : .none
    default: break
    }
    return []
  }
}
