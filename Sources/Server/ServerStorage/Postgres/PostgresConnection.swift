import ServerCore
import SyncWire

/// One connection to a database, for one thread at a time.
///
/// What is asked is asked at once, of what is stored by then. What is written waits for the end of its part, and goes in
/// one trip and one transaction, guarded by the versions of the families that it was decided on: nobody's row is locked
/// while something else is waited for.
final class PostgresConnection: RowConnection, @unchecked Sendable {
  /// A statement that waits.
  struct Write {
    let text: StaticString
    let values: BoundValues
    /// What it is about, where its first value says so.
    let subject: UInt128?
    /// Whether it fails where a family is of another version.
    let isGuard: Bool

    init(_ text: StaticString, _ values: [StoredValue] = [], isGuard: Bool = false) {
      (self.text, self.values) = (text, BoundValues(values))
      (subject, self.isGuard) = (values.subject, isGuard)
    }
  }

  let library: Libpq
  /// `postgres://...`, or as `libpq` reads it otherwise.
  private let address: String
  private let engine: DatabaseEngine
  /// None before the first question, and after the way to it was lost.
  private(set) var handle: Libpq.Connection?
  /// When the way to it is tried again.
  private var retry = ContinuousClock.now
  /// By where the text of each stands in the program: it is compared by nothing else.
  private var prepared: [UnsafePointer<UInt8>: String] = [:]
  var waiting: [Write] = []
  /// Of a transaction that is too much to be kept until its end; none of any other.
  var bytesWaiting: Int?
  /// Of requests that are answered together; none while each is by itself.
  private var together: Together?
  private(set) var failure: PostgresFailure?

  init(_ address: String, _ engine: DatabaseEngine = .plain, by library: Libpq) {
    (self.address, self.engine, self.library) = (address, engine, library)
  }

  deinit { letGo() }

  func fail(_ failure: PostgresFailure) {
    if self.failure == nil { self.failure = failure }
  }

  func look<Result>(_ work: () -> Result) throws(PostgresFailure) -> Result {
    let result = work()
    if let failed = takeFailure() { throw failed }
    return result
  }

  func transact<Result>(_ work: () -> Result) throws(PostgresFailure) -> Result {
    (failure, waiting) = (nil, [])
    let result = work()
    send()
    if let failed = takeFailure() { throw failed }
    return result
  }

  func takePart(_ outcome: Outcome, _ write: (WriteSet.Write) -> Void) -> PostgresFailure? {
    let writes = outcome.writes.familiesFirst
    for (id, version) in outcome.versionsToLookAt {
      // Nothing can stand guard on a row that is not there.
      if writes.isEmpty || version == 0 { look(at: id, version) } else { keep(id, at: version) }
    }
    writes.forEach(write)
    if together?.add(waiting, failure) ?? false {
      _ = takeFailure()
      return nil
    }
    send()
    return takeFailure()
  }

  func answerTogether(_ count: Int, _ work: (Int) -> Void) throws(PostgresFailure) -> [Int] {
    together = Together()
    for request in 0..<count {
      together?.request = request
      work(request)
    }
    settle()
    defer { together = nil }
    return together?.failed.sorted() ?? []
  }

  /// Stores what waits of several requests.
  private func settle() {
    guard let waiting = together?.takeParts() else { return }
    // One transaction over several machines is one in each, and those wait for each other, also where one has ended.
    guard engine == .plain else { return storeEach(waiting) }
    let left = storePacks(of: waiting)
    guard !left.isEmpty, let failed = store(left.flatMap(\.writes)) else { return }
    storeEach(left, hasWay: !failed.isOfWay)
  }

  /// Stores each by itself, but what was decided on something that is not stored.
  ///
  /// NB: that must not be tried: the version that it names may be another server's by now.
  private func storeEach(_ parts: [Together.Part], hasWay: Bool = true) {
    var lost: Set<UInt128> = []
    for part in parts
    where !hasWay || lost.contains(part.subject) || store(part.writes) != nil {
      lost.insert(part.subject)
      together?.fail(part.request)
    }
  }

  /// - Returns: what is left to be stored.
  private func storePacks(of parts: [Together.Part]) -> [Together.Part] {
    let packs = ManyPacks(of: parts)
    guard packs.parts.count > 1 else { return parts }
    do throws(PostgresFailure) {
      try store(packs).forEach { together?.fail($0.request) }
    } catch {
      guard error.isOfWay else { return parts }
      packs.parts.forEach { together?.fail($0.request) }
    }
    return packs.others
  }

  private func look(at id: FamilyID, _ version: Int64) {
    if (family(id)?.version ?? 0) != version { fail(.moved) }
  }

  /// - Returns: what this alone has failed with; whoever asks meanwhile goes on as before.
  func apart(_ work: () -> Void) -> PostgresFailure? {
    let before = failure
    defer { failure = before }
    failure = nil
    work()
    return failure
  }

  func takeFailure() -> PostgresFailure? {
    defer { (failure, waiting) = (nil, []) }
    return failure
  }

  func write(_ text: StaticString, _ values: [StoredValue]) {
    let write = Write(text, values)
    waiting.append(write)
    sendWhereMuchWaits(write)
  }

  func `guard`(_ text: StaticString, _ values: [StoredValue]) {
    waiting.append(Write(text, values, isGuard: true))
  }
}

// MARK: - Asking

extension PostgresConnection {
  func ask(_ text: StaticString, _ values: [StoredValue], _ take: (PostgresRow) -> Void) {
    // What has been decided on what waits has to see it.
    if together?.mustSettle(before: values) ?? false { settle() }
    if bytesWaiting.exists { sendPiece() }
    askNow(text, BoundValues(values), take)
  }

  func askNow(_ text: StaticString, _ values: BoundValues, _ take: (PostgresRow) -> Void) {
    guard failure == nil, let handle = connected(), let name = name(of: text, values) else {
      return
    }
    let result = values.with { library.execPrepared(handle, name, $0, $1, $2, $3, 1) }
    defer { library.clear(result) }
    guard let result, isWell(result) else { return noteFailure(of: result) }
    for row in 0..<library.rows(result) {
      take(PostgresRow(library: library, result: result, row: row))
    }
  }

  /// Several statements at once, which nothing is bound to.
  func execute(_ text: String) throws(PostgresFailure) {
    if let handle = connected() {
      let result = library.exec(handle, text)
      if result == nil || !isWell(result) { noteFailure(of: result) }
      library.clear(result)
    }
    if let failed = takeFailure() { throw failed }
  }

  /// The statement as this connection knows it; it says so once.
  func name(of text: StaticString, _ values: BoundValues) -> String? {
    if let known = prepared[text.utf8Start] { return known }
    guard let handle else { return nil }
    let name = "s\(prepared.count)"
    let letters = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    let result = library.prepare(handle, name, letters, Int32(values.types.count), values.types)
    defer { library.clear(result) }
    guard let result, isWell(result) else {
      noteFailure(of: result)
      return nil
    }
    prepared[text.utf8Start] = name
    return name
  }

  func isWell(_ result: Libpq.Result?) -> Bool {
    [Libpq.commandOK, Libpq.tuplesOK].contains(library.resultStatus(result))
  }

  func noteFailure(of result: Libpq.Result?, isGuard: Bool = false) {
    guard let handle, library.status(handle) == Libpq.connectionOK else {
      return lose(.unreachable)
    }
    let state = library.errorField(result, Libpq.sqlState).map { String(cString: $0) } ?? ""
    // By the class alone: names of constraints are other ones where tables are distributed.
    fail(isGuard && ["23502", "23505"].contains(state) ? .moved : PostgresFailure(state: state))
  }
}

// MARK: - The way to it

extension PostgresConnection {
  private static let settings = """
    SET synchronous_commit = on; SET statement_timeout = '10s'; SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '2s'; SET client_min_messages = error;
    """

  func connected() -> Libpq.Connection? {
    if let handle { return handle }
    guard retry <= .now else {
      fail(.unreachable)
      return nil
    }
    prepared = [:]
    handle = library.connect(to: address)
    guard let made = handle, library.status(made) == Libpq.connectionOK else {
      // Whoever comes meanwhile does not wait for nothing; and not all servers come back at once.
      retry = .now + .milliseconds(Int.random(in: 200...1000))
      lose(.unreachable)
      return nil
    }
    library.clear(library.exec(made, Self.settings))
    return made
  }

  func lose(_ why: PostgresFailure) {
    fail(why)
    letGo()
  }

  private func letGo() {
    if let handle { library.finish(handle) }
    handle = nil
  }
}
