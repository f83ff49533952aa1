import Copies
import Domain
import SyncEngine

/// How far a copy that is being opened has come.
///
/// On the page about an empty log it is stored as soon as it is known to be whole; in the family area a
/// parent sees before what would come of it.
package enum OpenedCopy: Hashable, Sendable {
  case none
  /// The file is being read, for the first time or as somebody's.
  case reading
  /// A passphrase seals it.
  case sealed(isRefused: Bool)
  case unsealing
  /// An earlier program made it, and more than one player may have played it.
  case anybodys
  /// It is held against the log.
  case planning
  indirect case planned(BackupPlan)
  case storing
  /// It is part of the log now.
  case stored
  indirect case refused(RefusedCopy)
  case notStored

  package var isStoring: Bool {
    if case .storing = self { true } else { false }
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
  // What becomes of it.
  case chosen
  case foundSealed
  case foundAnybodys
  case read
  indirect case planned(BackupPlan)
  indirect case refused(RefusedCopy)
  case notUnsealed
  case stored([Operation])
  case notStored
  // What is answered.
  case passphraseTyped(String)
  case passphraseGiven
  case playerChosen(PlayerID?)
  /// *Bring it in*
  case approved
  /// *Leave it*
  case left

  var needsPen: Bool {
    switch self {
    case .wanted, .approved: true
    default: false
    }
  }
}

func reduceOpening(_ state: inout AppState, _ action: OpeningAction) -> [Effect] {
  switch action {
  case .stored(let operations): return state.finishOpening(with: operations)
  case .passphraseTyped(let text):
    state.copies.passphrase = text
    return []
  default: break
  }
  guard state.canOpenCopies else { return [] }
  let (opened, effects) = state.step(action)
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
    case (let opened, .wanted) where !opened.isBusy: (.none, [.copies(.pick)])
    case (let opened, .chosen) where !opened.isBusy: (.reading, [])
    case (.reading, .foundSealed): (.sealed(isRefused: false), [])
    case (.sealed, .passphraseGiven) where !copies.passphrase.isEmpty:
      (.unsealing, [.copies(.unseal(passphrase: copies.passphrase))])
    case (.unsealing, .notUnsealed): (.sealed(isRefused: true), [])
    case (.reading, .foundAnybodys), (.unsealing, .foundAnybodys): (.anybodys, [])
    case (.anybodys, .playerChosen(let player)): (.reading, [.copies(.read(for: player))])
    case (.reading, .read), (.unsealing, .read): (.planning, [.copies(.plan)])
    case (.planning, .planned) where isLogEmpty: storing
    case (.planning, .planned(let plan)): (.planned(plan), [])
    case (.planned(let plan), .approved) where !plan.isNothingNew: storing
    case (let opened, .refused(let refused)) where opened.isBusy: (.refused(refused), [])
    case (let opened, .notStored) where opened.isBusy: (.notStored, [])
    case (let opened, .left) where !opened.isBusy: (.none, [])
    case (let opened, _): (opened, [])
    }
  }

  /// The pen may have gone to another tab meanwhile.
  private var storing: (OpenedCopy, [Effect]) {
    role.holdsPen ? (.storing, [.copies(.store)]) : (.none, [])
  }

  /// A start like any other reads what was stored in an empty log; beside a log it is folded in.
  fileprivate mutating func finishOpening(with operations: [Operation]) -> [Effect] {
    if stage != .ready { return [.reload] }
    core.absorb(operations)
    copies.opened = isInFamilyArea ? .stored : .none
    return []
  }
}
