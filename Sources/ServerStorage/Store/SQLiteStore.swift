import Basics
import ServerCore
import SyncRoster
import SyncWire
import Synchronization

/// The store of one connection, as rows of tables.
///
/// Unchecked: whoever uses it does so in one thread at a time.
package final class SQLiteStore: @unchecked Sendable {
  let connection: SQLiteConnection
  let use: SQLiteConnection.Use
  private let makeRoster: RosterMaking
  private let rates: SharedRates
  var known = KnownFamilies()
  /// Of the only one who writes: a founding asks for its own again and again.
  private var roster: (family: FamilyID, roster: Roster)?

  init(
    _ connection: SQLiteConnection,
    for use: SQLiteConnection.Use,
    _ makeRoster: RosterMaking,
    _ rates: SharedRates
  ) {
    (self.connection, self.use) = (connection, use)
    (self.makeRoster, self.rates) = (makeRoster, rates)
  }

  package var store: SyncStore {
    var store = SyncStore()
    store.transact = { self.transact($0) }
    store.family = { self.family($0) }
    store.setFamily = { self.set($0) }
    store.eraseFamily = { self.erase($0) }
    store.roster = { self.roster(of: $0) }
    store.setRoster = { self.roster = ($0, $1) }
    store.record = { self.connection.record($0, $1) }
    store.setRecord = { self.set($0, $1, $2) }
    store.link = { self.connection.link($0, $1) }
    store.packs = { self.connection.packs($0, $1, before: $2, limit: $3) }
    store.entry = { self.connection.entry($0, $1) }
    store.setEntry = { self.connection.set($0, $1, at: $2) }
    store.place = { self.place($0) }
    store.setPlace = { self.set($0, $1) }
    store.places = { self.connection.places($0, $1) }
    store.member = { self.connection.member($0, $1) }
    store.members = { self.members($0) }
    store.setMember = { self.set($0, $1) }
    store.revocation = { self.connection.revocation($0, $1) }
    store.setRevocation = { self.connection.set($0, $1, revokedBy: $2) }
    store.code = { self.connection.code($0) }
    store.codes = { self.connection.codes($0) }
    store.setCode = { self.connection.set($0) }
    store.notes = { self.connection.notes($0) }
    store.setNote = { self.connection.set($0, $1) }
    store.mailbox = { self.connection.mailbox($0) }
    store.setMailbox = { self.connection.set($0) }
    store.count = { self.rates.count($0, $1) }
    return store
  }
}

extension SQLiteStore {
  /// A transaction of its kind.
  var begin: StaticString { use == .writing ? "BEGIN IMMEDIATE" : "BEGIN" }

  /// For whoever begins and ends transactions by themselves.
  var inOneTransaction: SyncStore {
    var store = store
    store.transact = { $0() }
    return store
  }

  /// What was not stored.
  func forget() {
    roster = nil
    known.forget()
  }

  /// A transaction of its own for one request.
  private func transact(_ work: () -> SyncReply) -> SyncReply {
    do throws(SQLiteFailure) {
      return try connection.transact(begin, work)
    } catch {
      forget()
      return SyncReply(error.asStore)
    }
  }

  private func roster(of family: FamilyID) -> Roster {
    if let roster, roster.family == family { return roster.roster }
    let made = makeRoster(connection.rosterRecords(family), of: family)
    // While others write it may be another one the next time.
    if use == .writing { roster = (family, made) }
    return made
  }

  private func erase(_ family: FamilyID) {
    if roster?.family == family { roster = nil }
    known.forget(family)
    connection.erase(family)
  }
}

/// Requests are counted by all connections together, and forgotten when the server ends.
final class SharedRates: Sendable {
  private let rates = Mutex(Rates())

  func count(_ asker: Asker, _ hour: Int64) -> Int {
    rates.withLock { $0.count(asker, hour) }
  }
}
