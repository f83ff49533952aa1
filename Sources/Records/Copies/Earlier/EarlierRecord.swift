import Basics
import Domain
import SyncWire

/// A record in its list.
final class EarlierRecord {
  let place: Int
  var fields: EarlierFields
  /// What schemas 3 to 6 know it by.
  let cloudID: String?
  /// The place of the record that it repeats to the last letter, else its own.
  fileprivate(set) var firstPlace: Int

  /// Its orderIndex, once it has been asked for.
  fileprivate(set) var index = 0

  var isRepeated: Bool { firstPlace != place }

  fileprivate init(_ json: JSON, at place: Int) throws(BackupFault) {
    var fields = try EarlierFields(json)
    let cloudID = try fields.textIfThere("cloudID")
    self.place = place
    firstPlace = place
    self.fields = fields
    self.cloudID = cloudID?.utf8.isEmpty ?? true ? nil : cloudID
  }

  /// By cloudID, then by place; those without one first.
  fileprivate func isBefore(_ other: EarlierRecord) -> Bool {
    let (mine, others) = (cloudID ?? "", other.cloudID ?? "")
    return mine.hasSameScalars(as: others) ? place < other.place : mine.precedes(others)
  }

  fileprivate func hasCloudID(of other: EarlierRecord) -> Bool {
    guard let cloudID, let others = other.cloudID else { return false }
    return cloudID.hasSameScalars(as: others)
  }
}

extension EarlierFields {
  /// The records of a list, those too that repeat another one.
  ///
  /// - Parameter most: how many there may be.
  @inline(never)
  mutating func records(
    _ name: StaticString,
    most: Int
  ) throws(BackupFault) -> [EarlierRecord] {
    guard let list = try take(name).array else { throw BackupFault(.wrongType, name) }
    guard list.count <= most else { throw BackupFault(.tooMany, name) }
    var records: [EarlierRecord] = []
    for place in list.indices {
      do throws(BackupFault) {
        records.append(try EarlierRecord(list[place], at: place))
      } catch {
        throw error.inside(name, place)
      }
    }
    try records.findRepeated(name)
    return records
  }
}

extension [EarlierRecord] {
  /// A cloudID that is there twice is one record, or the file is damaged.
  @inline(never)
  fileprivate func findRepeated(_ name: StaticString) throws(BackupFault) {
    let sorted = order(of: count) { self[$0].isBefore(self[$1]) }
    for place in sorted.indices.dropFirst() {
      let (one, next) = (self[sorted[place - 1]], self[sorted[place]])
      guard next.hasCloudID(of: one) else { continue }
      guard one.fields.says(next.fields) else {
        throw BackupFault(.idUsedTwice, "cloudID").inside(name, next.place)
      }
      next.firstPlace = one.firstPlace
    }
  }

  /// The records in the order of their orderIndex.
  @inline(never)
  func inOrder(in name: StaticString) throws(BackupFault) -> [EarlierRecord] {
    try read(in: name) { (record) throws(BackupFault) in
      record.index = try record.fields.whole("orderIndex", in: -1_000_000...1_000_000)
    }
    return ordered {
      $0.index == $1.index ? $0.place < $1.place : $0.index < $1.index
    }
  }

  /// Reads each of them; what is wrong is said with its place.
  ///
  /// NB: not optimised, or there is a copy of it for each closure.
  @_optimize(none)
  func read(
    in name: StaticString,
    _ read: (EarlierRecord) throws(BackupFault) -> Void
  ) throws(BackupFault) {
    for record in self {
      do throws(BackupFault) {
        try read(record)
      } catch {
        throw error.inside(name, record.place)
      }
    }
  }
}
