import AppCore
import Copies
import Domain
import SyncEngine

/// How far a copy that is being opened has come.
///
/// Nothing of it is stored before somebody has seen what would come of it, and wants that.
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
  /// What is closed in it is being kept.
  indirect case keeping(BackupPlan)
  indirect case storing(BackupPlan)
  /// It is part of the log now.
  case stored
  indirect case refused(RefusedCopy)
  case notStored

  package var isStoring: Bool {
    switch self {
    case .keeping, .storing: true
    default: false
    }
  }

  var isAnybodys: Bool {
    if case .anybodys = self { true } else { false }
  }

  /// A passphrase is asked for, or tried.
  package var isSealed: Bool {
    switch self {
    case .sealed, .unsealing: true
    default: false
    }
  }

  /// Somebody is asked about what is in it, or has answered.
  package var hasBeenRead: Bool {
    switch self {
    case .sealed, .unsealing, .anybodys, .planning, .planned, .keeping, .storing: true
    case .none, .reading, .stored, .refused, .notStored: false
    }
  }

  /// Nothing can be chosen meanwhile.
  package var isBusy: Bool {
    switch self {
    case .reading, .unsealing, .planning, .keeping, .storing: true
    case .none, .sealed, .anybodys, .planned, .stored, .refused, .notStored: false
    }
  }
}

package enum OpeningAction: Hashable, Sendable {
  /// *Open my copy*, *Choose a copy*
  case wanted
  // What the browser answers.
  /// - Parameter size: of the file, in bytes.
  case chosen(size: Int64)
  /// - Parameter file: empty when it could not be read.
  case fileRead([UInt8])
  /// What was sealed.
  case unsealed([UInt8])
  case notUnsealed
  /// The whole log.
  case logRead([UInt8])
  case logNotRead
  /// What is closed in it.
  case closedKept
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
  /// *Import*
  case approved
  /// *Cancel*, *Done*
  case left

  var writes: Bool {
    switch self {
    case .wanted, .approved: true
    case .chosen, .fileRead, .unsealed, .notUnsealed, .logRead, .logNotRead, .closedKept,
      .stored, .notStored, .foundSealed, .foundAnybodys, .read, .planned, .refused,
      .passphraseTyped, .passphraseGiven, .playerChosen, .left:
      false
    }
  }
}
