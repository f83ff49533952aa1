import Basics
import ServerCore
import SyncWire

/// Copies one family after the other from one connection to another, each as it is at one moment.
struct FamilyCopying<Source: RowConnection, Target: RowConnection> {
  let source: Source
  let target: Target
  let hash: @Sendable ([UInt8]) -> Hash256
  /// Whether what looks alike beside its log is read to its end: a log that is damaged has the same version.
  var readsAll = false

  enum Outcome: Equatable {
    case copied(bytes: Int64)
    /// It was there already, as it is.
    case alike
    /// It is not in the list any more.
    case gone
    /// Where it goes it has gone on by itself.
    case goneOn
    /// What is read there afterwards is not what was written.
    case different
    /// Some row of it is none that we wrote, or lies on a page that nobody can read.
    case unreadable
  }

  /// Nothing is changed there where it cannot be copied whole.
  func copy(_ id: FamilyID) throws(StorageError) -> Outcome {
    let outcome: Result<Outcome, StorageError>
    do throws(Source.Failure) {
      outcome = try source.atOneMoment {
        source.family(id).map { bring($0) } ?? .success(.gone)
      }
    } catch {
      if error == .damaged { return .unreadable }
      throw error.asStorage
    }
    return try outcome.get()
  }

  private func bring(_ row: FamilyRow) -> Result<Outcome, StorageError> {
    var outcome = Outcome.different
    do throws(Target.Failure) {
      try target.transactLong {
        outcome = put(row)
        // What cannot be read on the one side is not half on the other.
        if outcome == .different || source.failure.exists { target.fail(.damaged) }
      }
    } catch {
      return outcome == .different ? .success(.different) : .failure(error.asStorage)
    }
    return .success(outcome)
  }

  private func put(_ row: FamilyRow) -> Outcome {
    let beside = source.besideLog(row.id)
    let read = digest(row, beside)
    let there = target.family(row.id)
    if let there {
      let isAlike = digest(there, target.besideLog(row.id)).whole == read.whole
      if isAlike, !readsAll || haveOneLog(row.id) { return .alike }
      guard follows(row, there) else { return .goneOn }
    }
    target.clear(row.id, there?.version)
    target.insert(row)
    for (table, rows) in zip(FamilyTable.all, beside) {
      target.replace(rows, of: row.id, in: table)
    }
    return putLog(row, read)
  }

  private func putLog(_ row: FamilyRow, _ begun: FamilyDigest) -> Outcome {
    var (read, bytes) = (begun, Int64(0))
    source.everyRecord(of: row.id) { found in
      guard let record = RecordRow(found) else { return source.fail(.damaged) }
      read.take(record, of: row.id, found.number(0))
      target.bring(record, to: row.id, found.number(0))
      bytes += Int64(record.bytes?.count ?? 0)
    }
    return read.whole == digestOfAll(row.id)?.whole ? .copied(bytes: bytes) : .different
  }

  /// Whether what is there is an earlier state of a family.
  private func follows(_ row: FamilyRow, _ there: FamilyRow) -> Bool {
    guard there.version <= row.version, row.isErased || !there.isErased else { return false }
    return row.isErased || there.top.number == 0
      || source.link(row.id, there.top.number) == there.top.hash
  }
}

// MARK: - Comparing

extension FamilyCopying {
  private func digest(_ row: FamilyRow, _ beside: [[[StoredValue]]]) -> FamilyDigest {
    var digest = FamilyDigest(hash)
    digest.take(row)
    for (number, rows) in beside.enumerated() { digest.take(rows, of: number) }
    return digest
  }

  /// Of what is there now; none where it cannot be read.
  private func digestOfAll(_ id: FamilyID) -> FamilyDigest? {
    guard let row = target.family(id) else { return nil }
    return digestOfLog(id, target, digest(row, target.besideLog(id)))
  }

  private func haveOneLog(_ id: FamilyID) -> Bool {
    guard let here = digestOfLog(id, source, FamilyDigest(hash)) else { return false }
    return here.whole == digestOfLog(id, target, FamilyDigest(hash))?.whole
  }

  private func digestOfLog(
    _ id: FamilyID,
    _ connection: some RowConnection,
    _ begun: FamilyDigest
  ) -> FamilyDigest? {
    var (digest, isRead) = (begun, true)
    connection.everyRecord(of: id) { found in
      if let record = RecordRow(found) {
        digest.take(record, of: id, found.number(0))
      } else {
        isRead = false
      }
    }
    return isRead ? digest : nil
  }
}
