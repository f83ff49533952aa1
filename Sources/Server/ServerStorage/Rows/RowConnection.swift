import ServerCore
import SyncWire

/// A connection to tables, for one thread at a time: what the store asks of SQLite and of PostgreSQL alike.
///
/// A statement that fails answers with nothing, and so do all after it: whoever began the transaction asks for
/// ``failure`` at its end, and undoes it. So what lies in between reads as if nothing could fail.
///
/// `$1`, `$2` ... stand in a statement in the order of their numbers where each comes first: so both read them.
protocol RowConnection: AnyObject, Sendable {
  associatedtype Row: TableRow
  associatedtype Failure: StoredFailure

  /// The first one of this transaction.
  var failure: Failure? { get }
  func fail(_ failure: Failure)

  /// Hands over each row that a statement comes to.
  func ask(_ text: StaticString, _ values: [StoredValue], _ take: (Row) -> Void)
  /// What writes, and comes to no row; it may be done as late as at the end of its part.
  func write(_ text: StaticString, _ values: [StoredValue])

  /// Reads, and begins without a failure again.
  func look<Result>(_ work: () -> Result) throws(Failure) -> Result

  /// Does what is one transaction, and undoes it where anything of it failed.
  func transact<Result>(_ work: () -> Result) throws(Failure) -> Result

  /// Reads what is so at one moment, whatever is written meanwhile.
  func atOneMoment<Result>(_ work: () -> Result) throws(Failure) -> Result

  /// The same as ``transact(_:)`` for what is too much to be kept until its end; what it has written it can read.
  func transactLong<Result>(_ work: () -> Result) throws(Failure) -> Result

  /// Does several requests, by their numbers from 0, in as few transactions as it can.
  ///
  /// - Returns: those to be done again, each by itself: what they have said is not stored, and others' is.
  func answerTogether(_ count: Int, _ work: (Int) -> Void) throws(Failure) -> [Int]

  /// Writes what one request has come to, whole or not at all: others in its transaction go on.
  ///
  /// - Returns: what failed; ``StoredFailure/moved`` where a family has gone on since the request decided.
  func takePart(_ outcome: Outcome, _ write: (WriteSet.Write) -> Void) -> Failure?

  /// Fails with ``StoredFailure/moved`` where another version of it is stored.
  func set(_ family: FamilyRow)

  // What a record says lies elsewhere in each: its column `content` tells alike whether it is there.

  /// None where they are erased.
  func bytes(_ family: FamilyID, _ seq: Int64) -> [UInt8]?
  /// Hands over each record of a log in its order: its place, kind, stream, length, hash and link, a column that is null
  /// where it is erased, and its bytes.
  ///
  /// Never all at once: a log may have 200 MB. Nothing else is asked meanwhile.
  func everyRecord(of family: FamilyID, _ take: (Row) -> Void)
  /// Of all entries, in their order.
  func entryBytes(_ family: FamilyID) -> [[UInt8]]
  /// Fails where something is: the bytes under a link never change.
  func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow)
  /// Erases what lies outside of a record's row.
  func dropContent(_ family: FamilyID, _ seq: Int64)
  /// Lets go of what was erased, wherever it still stands.
  func endErasing()
}

extension RowConnection {
  func run(_ text: StaticString, _ values: StoredValue...) { write(text, values) }

  /// The first row.
  func first<Result>(
    _ text: StaticString,
    _ values: StoredValue...,
    read: (Row) -> Result?
  ) -> Result? {
    found(text, values, read).first
  }

  func all<Result>(
    _ text: StaticString,
    _ values: StoredValue...,
    read: (Row) -> Result?
  ) -> [Result] {
    found(text, values, read)
  }

  private func found<Result>(
    _ text: StaticString,
    _ values: [StoredValue],
    _ read: (Row) -> Result?
  ) -> [Result] {
    var results: [Result] = []
    ask(text, values) { row in
      if let result = read(row) { results.append(result) } else { fail(.damaged) }
    }
    return failure == nil ? results : []
  }
}
