import Basics
import Domain
import SyncEngine
import SyncWire

/// A file of schema 1 to 6 on its way into operations.
///
/// What an earlier schema does not know yet has a default, so that a file says the same under each
/// schema that can say it.
///
/// NB: a class, since copying what it holds would cost the browser more than all of its work.
final class EarlierFile {
  static let schemas: ClosedRange<Int64> = 1...6

  /// Read in one piece: 16 MiB are thirty years of three quests a day.
  static let limits = JSONLimits(
    bytes: JSONLimits.standard.bytes,
    depth: JSONLimits.standard.depth,
    bytesPerValue: Backup.bytesPerValue
  )

  let reading: BackupReading
  let player: PlayerID
  /// Nothing of this profile was read before.
  private let isAnybodys: Bool
  var operations = ImportedOperations()
  var routines: [EarlierRoutine] = []
  /// Which of `routines` stands at each place of the file's list.
  var routinePlaces: [Int] = []
  var leftOut = Backup.LeftOut()

  static func read(
    _ document: JSON,
    _ reading: BackupReading
  ) throws(BackupFault) -> Backup {
    var fields = try EarlierFields(document)
    _ = fields.takeIfThere("schema")
    _ = try fields.date("exportedAt")
    let profile = try EarlierProfile(&fields)
    let file = EarlierFile(reading, profile)
    try file.takeRoutines(&fields)
    let explained = try file.takeSessions(&fields)
    try file.removeStepsOfThePast()
    try file.take(profile, explained: explained, rest: fields.rest)
    return file.backup
  }

  private init(_ reading: BackupReading, _ profile: EarlierProfile) {
    self.reading = reading
    let known = reading.ledger.player(of: profile.id)
    isAnybodys = known == nil
    player = known ?? reading.player ?? profile.player
  }

  private var backup: Backup {
    var backup = Backup()
    backup.records = operations.records
    backup.operations = operations.operations
    backup.leftOut = leftOut
    backup.isAnybodys = isAnybodys
    return backup
  }

  /// An id made of what a record of this player is known by.
  func id<Subject>(
    _ subject: StaticString,
    _ feed: (inout ContentHash) -> Void
  ) -> Identifier<Subject> {
    var hash = ContentHash(subject)
    hash.absorb(player.raw)
    feed(&hash)
    return Identifier(hash.value)
  }
}

/// For each key how many equal ones come before it: it tells records of the same second apart.
func occurrences(of keys: [Int64]) -> [Int] {
  let sorted = order(of: keys.count) { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  var occurrences = [Int](repeating: 0, count: keys.count)
  for place in sorted.indices.dropFirst() where keys[sorted[place]] == keys[sorted[place - 1]] {
    occurrences[sorted[place]] = occurrences[sorted[place - 1]] + 1
  }
  return occurrences
}
