import CSQLite
import Glibc
import ServerCore

/// One connection to a database file, for one thread at a time.
final class SQLiteConnection: RowConnection, @unchecked Sendable {
  let handle: OpaquePointer
  private let use: Use
  /// By where the text of each stands in the program: it is compared by nothing else.
  private var prepared: [UnsafePointer<UInt8>: OpaquePointer] = [:]
  private let bound = BoundBytes()
  private var commitNote: CommitNote?
  private(set) var failure: SQLiteFailure?

  enum Use {
    case writing, reading
    /// Also makes the file.
    case making

    fileprivate var flags: Int32 {
      switch self {
      case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      case .reading: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      case .making: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      }
    }
  }

  private static let isReady: Void = sqlite_count_no_memory()

  init(_ path: String, for use: Use) throws(SQLiteFailure) {
    Self.isReady
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, use.flags, nil)
    guard let opened else { throw SQLiteFailure(code: SQLITE_NOMEM) }
    (handle, self.use) = (opened, use)
    guard code == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code: code)
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit { close() }

  private func close() {
    prepared.values.forEach { sqlite3_finalize($0) }
    sqlite3_close_v2(handle)
  }

  func fail(_ failure: SQLiteFailure) {
    if self.failure == nil { self.failure = failure }
  }

  /// Some failures end it by themselves.
  private var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Undoes the transaction, and begins without a failure.
  func rollBack() {
    failure = nil
    if isInTransaction { run("ROLLBACK") }
    failure = nil
  }

  func look<Result>(_ work: () -> Result) throws(SQLiteFailure) -> Result {
    let result = work()
    if let failure {
      rollBack()
      throw failure
    }
    return result
  }

  func transact<Result>(_ work: () -> Result) throws(SQLiteFailure) -> Result {
    try transact(use == .reading ? "BEGIN" : "BEGIN IMMEDIATE", work)
  }

  func atOneMoment<Result>(_ work: () -> Result) throws(SQLiteFailure) -> Result {
    try transact("BEGIN", work)
  }

  func transactLong<Result>(_ work: () -> Result) throws(SQLiteFailure) -> Result {
    try transact(work)
  }

  private func transact<Result>(
    _ begin: StaticString,
    _ work: () -> Result
  ) throws(SQLiteFailure) -> Result {
    run(begin)
    return try look {
      let result = work()
      run("COMMIT")
      return result
    }
  }

  func answerTogether(_ count: Int, _ work: (Int) -> Void) throws(SQLiteFailure) -> [Int] {
    try transact { (0..<count).forEach(work) }
    return []
  }

  func takePart(_ outcome: Outcome, _ write: (WriteSet.Write) -> Void) -> SQLiteFailure? {
    lookAtVersions(outcome)
    let writes = outcome.writes.familiesFirst
    // What is read for a part may have failed: then it has not begun to write.
    let hasBegun = failure == nil && !writes.isEmpty
    if hasBegun {
      run("SAVEPOINT part")
      writes.forEach(write)
      run("RELEASE part")
    }
    guard let failed = failure, isInTransaction else { return failure }
    failure = nil
    if hasBegun {
      run("ROLLBACK TO part")
      run("RELEASE part")
    }
    return failed
  }

  /// Whoever only reads sees one moment: nothing can have gone on.
  private func lookAtVersions(_ outcome: Outcome) {
    guard use == .writing else { return }
    for (id, version) in outcome.versionsToLookAt where (family(id)?.version ?? 0) != version {
      fail(.moved)
    }
  }
}

extension SQLiteConnection {
  /// Rows that the last statement has written, where it has gone well.
  var changes: Int { failure == nil ? Int(sqlite3_changes(handle)) : 0 }

  func write(_ text: StaticString, _ values: [StoredValue]) { ask(text, values) { _ in } }

  func ask(_ text: StaticString, _ values: [StoredValue], _ take: (SQLiteRow) -> Void) {
    guard failure == nil, let statement = statement(text) else { return }
    defer { sqlite3_reset(statement) }
    bound.clear()
    for (place, value) in values.enumerated() {
      let code = value.bind(to: statement, at: Int32(place + 1), in: bound)
      if code != SQLITE_OK { fail(SQLiteFailure(code: code)) }
    }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      take(SQLiteRow(statement: statement))
      code = sqlite3_step(statement)
    }
    if code != SQLITE_DONE { fail(SQLiteFailure(code: code)) }
  }

  private func statement(_ text: StaticString) -> OpaquePointer? {
    if let found = prepared[text.utf8Start] { return found }
    var made: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = text.withUTF8Buffer { letters in
      letters.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(handle, $0.baseAddress, Int32($0.count), flags, &made, nil)
      }
    }
    guard code == SQLITE_OK, let made else {
      fail(SQLiteFailure(code: code))
      return nil
    }
    prepared[text.utf8Start] = made
    return made
  }
}

extension SQLiteConnection {
  /// What stands in the write-ahead log goes into the file.
  ///
  /// Somebody who reads may keep some of it from that for now: then a later one does it.
  ///
  /// - Parameter waiting: for those who read, and cuts the log off, so that nothing of it is left.
  /// - Returns: how many pages the log had when this began.
  @discardableResult
  func emptyLog(waiting: Bool) -> Int {
    let mode = waiting ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
    var pages: Int32 = 0
    sqlite3_wal_checkpoint_v2(handle, nil, mode, &pages, nil)
    return max(0, Int(pages))
  }

  func endErasing() { emptyLog(waiting: true) }

  /// - Parameter note: is told after each transaction that wrote how many pages the write-ahead log has; what empties
  ///   it from then on is its business.
  func afterCommits(_ note: @escaping (Int) -> Void) {
    let box = CommitNote(note)
    commitNote = box
    let hook:
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) ->
        Int32 = {
          context,
          _,
          _,
          pages in
          if let context {
            Unmanaged<CommitNote>.fromOpaque(context).takeUnretainedValue().note(Int(pages))
          }
          return SQLITE_OK
        }
    sqlite3_wal_hook(handle, hook, Unmanaged.passUnretained(box).toOpaque())
  }

  /// Writes the whole file anew where its pages have another size.
  ///
  /// Where that fails, because there is no room for a second file or for another reason, it stays as it is.
  func makePages(of size: Int64) throws(SQLiteFailure) {
    guard try number("PRAGMA page_size") != size else { return }
    // Beside a write-ahead log the size of pages cannot change.
    try execute("PRAGMA journal_mode = DELETE; PRAGMA page_size = \(size); VACUUM")
  }

  /// Several statements at once, which nothing is bound to.
  func execute(_ text: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(handle, text, nil, nil, nil)
    if code != SQLITE_OK { throw SQLiteFailure(code: code) }
  }

  /// The number that a statement without rows but one comes to.
  func number(_ text: StaticString) throws(SQLiteFailure) -> Int64 {
    try look { first(text) { $0.number(0) } ?? 0 }
  }
}

/// What C calls back with.
private final class CommitNote {
  let note: (Int) -> Void

  init(_ note: @escaping (Int) -> Void) { self.note = note }
}
