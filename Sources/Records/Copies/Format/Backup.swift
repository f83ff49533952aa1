import Domain
import SyncEngine
import SyncWire
import Time

/// What a copy of a family's data holds, ready to be stored.
///
/// `Documentation/Formats/backup.md` describes the file.
package struct Backup: Hashable, Sendable {
  /// How the file is laid out.
  ///
  /// 1 to 6: earlier programs. 7: the operations of this one.
  package static let schema = 7

  /// 64 MiB: ten years of three quests of three steps a day.
  static let limits = JSONLimits(
    bytes: 64 * 1024 * 1024,
    depth: JSONLimits.standard.depth + 2,
    bytesPerValue: bytesPerValue
  )

  /// A copy of any schema has 20 and more; what has fewer was made to keep a reader busy.
  static let bytesPerValue = 14

  /// In the order of the file.
  package internal(set) var records: [EncodedOperation] = []
  /// What the records say, one for each.
  package internal(set) var operations: [Operation] = []
  /// The highest number that the reading device gave to one of them in an earlier life; 0 for none.
  package internal(set) var counter: Int64 = 0
  package internal(set) var leftOut = LeftOut()
  /// What players' own codes open.
  package var closed: [ClosedPlay] = []
  /// Made by an earlier program, by somebody of whom nothing was brought in before: who reads it says whose
  /// play it is.
  package internal(set) var isAnybodys = false

  /// What a file holds and its operations do not.
  package struct LeftOut: Hashable, Sendable {
    /// They were on, and an import never switches them on.
    package internal(set) var reminders = false
    /// Records that the file holds twice, equal to the last letter.
    package internal(set) var repeated = 0
    /// Playlists whose names are no links; the names are kept.
    package internal(set) var playlists = 0
    /// Whose parts are not as they were sealed for them; none where it cannot be told.
    package internal(set) var closed: [PlayerID?] = []
  }

  /// Nothing.
  package init() {}

  /// "timequest-2026-01-21.json".
  package static func fileName(at time: LocalTime) -> String {
    "timequest-" + String(decoding: time.isoText.prefix(10), as: UTF8.self) + ".json"
  }
}

/// Why a file is not opened, in few words; ``BackupFault`` has all of them.
///
/// Lines count from 1: a copy has one operation in each.
package enum BackupRefusal: Error, Hashable, Sendable {
  /// Something else, or nothing at all.
  case notACopy
  /// It comes from a newer program.
  case otherSchema
  /// Its number is none that a program of ours has had.
  case unknownSchema
  /// Larger than any copy can be.
  case tooLarge
  case endsTooEarly(line: Int)
  case damaged(line: Int)
  /// Nobody plays in it.
  case nothingInIt
}
