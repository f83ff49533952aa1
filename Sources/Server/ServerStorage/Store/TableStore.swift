import Basics
import ServerCore
import SyncRoster
import SyncWire
import Synchronization

/// The store of one connection, as rows of tables.
///
/// Unchecked: whoever uses it does so in one thread at a time.
final class TableStore<Connection: RowConnection>: @unchecked Sendable {
  let connection: Connection
  /// Others only read, and know nothing from before.
  let isWriting: Bool
  private let makeRoster: RosterMaking
  private let countRequest: @Sendable (Asker, _ hour: Int64) -> Int
  private let signers: SharedSigners
  var known = KnownFamilies()
  private var rosters = KnownRosters()
  private var failures: [Connection.Failure] = []
  /// Whether something may be left to be erased: an end of the process may have come before.
  private(set) var mayErase = true

  init(
    _ connection: Connection,
    isWriting: Bool,
    _ makeRoster: RosterMaking,
    _ signers: SharedSigners,
    countRequest: @escaping @Sendable (Asker, _ hour: Int64) -> Int
  ) {
    (self.connection, self.isWriting) = (connection, isWriting)
    self.makeRoster = makeRoster
    (self.signers, self.countRequest) = (signers, countRequest)
  }

  var store: SyncStore {
    var store = SyncStore()
    store.transact = { self.transact($0) }
    store.family = { self.family($0) }
    store.roster = { self.roster(of: $0) }
    store.stub = { self.connection.stub($0, $1) }
    store.bytes = { self.connection.bytes($0, $1) }
    store.link = { self.connection.link($0, $1) }
    store.packs = { self.connection.packs($0, $1, before: $2, limit: $3) }
    store.entry = { self.connection.entry($0, $1) }
    store.place = { self.place($0) }
    store.places = { self.connection.places($0, $1) }
    store.signer = { self.signer($0, $1) }
    store.member = { self.connection.member($0, $1) }
    store.members = { self.members($0) }
    store.revocation = { self.connection.revocation($0, $1) }
    store.code = { self.connection.code($0) }
    store.codes = { self.connection.codes($0) }
    store.notes = { self.connection.notes($0) }
    store.isMembers = { self.connection.isMembers($0) }
    store.mailbox = { self.connection.mailbox($0) }
    store.openMailboxes = { self.connection.openMailboxes($0) }
    store.count = countRequest
    return store
  }
}

extension TableStore {
  /// For whoever begins and ends transactions by themselves, of several requests.
  var inOneTransaction: SyncStore {
    var store = store
    store.transact = { self.takePart($0) }
    return store
  }

  /// Where not all that was done is stored.
  func forget() {
    rosters.forget()
    known.forget()
  }

  func forget(_ family: FamilyID?) {
    guard let family else { return }
    rosters[family] = nil
    known.forget(family)
  }

  /// What single requests of a transaction have failed with since it was asked for last.
  func takeFailures() -> [Connection.Failure] {
    defer { failures = [] }
    return failures
  }

  /// A transaction of its own for one request, and what it erases.
  private func transact(_ work: () -> Outcome) -> SyncReply {
    defer { failures = [] }
    do throws(Connection.Failure) {
      let reply = try connection.transact { takePart(work) }
      while isWriting, try erasePiece() {}
      return reply
    } catch {
      forget()
      return SyncReply(error.asStore)
    }
  }

  /// A part of what is to be erased, in a transaction of its own.
  ///
  /// - Returns: whether there may be more.
  func erasePiece() throws(Connection.Failure) -> Bool {
    guard mayErase else { return false }
    // Where it fails nobody tries at once again.
    mayErase = false
    guard try connection.look({ connection.erasure() != nil }) else { return false }
    mayErase = try connection.transact {
      guard let erasure = connection.erasure() else { return false }
      // Before the records: where somebody else erases them meanwhile, this is another version.
      let family = connection.family(erasure.family)
      let bytes = connection.doPiece(of: erasure)
      if bytes > 0, let family, !family.isErased { giveBack(bytes, to: family) }
      return true
    }
    return mayErase
  }

  /// What records have lost a family has room for again.
  private func giveBack(_ bytes: Int64, to family: FamilyRow) {
    var family = family
    family.bytes -= bytes
    connection.set(family)
    known.forget(family.id)
  }

  /// What a request has come to is written whole, or taken out: others in its transaction go on.
  private func takePart(_ work: () -> Outcome) -> SyncReply {
    var failure = Connection.Failure.moved
    for _ in 1...SyncStore.mostDecisions where failure.isPassing {
      let outcome = work()
      guard let failed = connection.takePart(outcome, write) else { return outcome.reply }
      failure = failed
      outcome.families.forEach { forget($0) }
    }
    failures.append(failure)
    return SyncReply(failure.asStore)
  }

  private func roster(of family: FamilyID) -> Roster {
    if let roster = rosters[family] { return roster }
    let made = makeRoster(connection.entryBytes(family), of: family)
    // While others write it may be another one the next time.
    if isWriting { rosters[family] = made }
    return made
  }

  private func signer(_ family: FamilyID, _ device: DeviceID) -> Signer? {
    if let known = signers.signer(family, device) { return known }
    // For a name that somebody has made up no roster is made of its entries.
    guard connection.member(family, device).exists else { return nil }
    signers.note(roster(of: family), family)
    return signers.signer(family, device)
  }

  private func write(_ write: WriteSet.Write) {
    switch write {
    case .family(let row): set(row)
    case .erasure(let family): erase(family)
    case .roster(let family, let roster): rosters[family] = roster
    case .streamErasure(let family, let stream, let last):
      connection.set(Erasure(family: family, stream: stream, through: last))
      mayErase = true
    case .record(let family, let seq, let row): append(family, seq, row)
    case .entry(let family, let hash, let seq): connection.set(family, hash, at: seq)
    case .place(let chain, let place): set(chain, place)
    case .member(let family, let row): set(family, row)
    case .revocation(let family, let device, let record):
      connection.set(family, device, revokedBy: record)
    case .code(let row): connection.set(row)
    case .voidCode(let family, let lookup): connection.drop(lookup, of: family)
    case .note(let family, let note): connection.set(family, note)
    case .mailbox(let row): connection.set(row)
    }
  }

  private func erase(_ family: FamilyID) {
    rosters[family] = nil
    known.forget(family)
    signers.forget(family)
    connection.erase(family)
    mayErase = true
  }
}

/// Requests are counted by all connections together, and forgotten when the server ends.
final class SharedRates: Sendable {
  private let rates = Mutex(Rates())

  func count(_ asker: Asker, _ hour: Int64) -> Int {
    rates.withLock { $0.count(asker, hour) }
  }
}

/// Who signs, for all connections: a roster is not made of its entries for each pack.
final class SharedSigners: Sendable {
  /// Families: of those beyond, all are read anew.
  private static let most = 4096

  private let families = Mutex([FamilyID: [DeviceID: Signer]]())

  func signer(_ family: FamilyID, _ device: DeviceID) -> Signer? {
    families.withLock { $0[family]?[device] }
  }

  func note(_ roster: Roster, _ family: FamilyID) {
    let signers = roster.members.values.map { ($0.id, Signer($0)) }
    families.withLock { families in
      if families.count >= Self.most { families = [:] }
      families[family] = Dictionary(signers) { first, _ in first }
    }
  }

  func forget(_ family: FamilyID) { families.withLock { $0[family] = nil } }
}
