import ServerCore
import SyncWire
import Synchronization

/// What stands behind an address, and so what may be asked of it.
package enum DatabaseEngine: String, CaseIterable, Sendable {
  /// PostgreSQL itself, which has all rows in one place.
  case plain
  /// One that spreads families over machines: each statement is about one family.
  case distributed

  /// While one waits for a disk another one works; where each transaction is one family's, many do.
  var writers: Int { self == .plain ? 2 : 16 }
}

/// A PostgreSQL database of families, which any number of servers share: whoever has it may open connections to it.
package final class FamilyDatabase: Sendable {
  private let address: String
  let engine: DatabaseEngine
  private let library: Libpq
  private let makeRoster: RosterMaking
  private let signers = SharedSigners()
  private let counted = CountedAhead()
  /// Who asks who belongs, beside all requests; none before the first.
  private let watching = Mutex<TableStore<PostgresConnection>?>(nil)

  /// Brings its tables to the version of this program.
  ///
  /// - Parameters:
  ///   - address: `postgres://user:password@host/name`, or whatever else `libpq` reads; it is told to nobody.
  ///   - mayHaveMoved: whoever serves families does not want those that others serve elsewhere by now.
  package init(
    _ address: String,
    _ engine: DatabaseEngine,
    _ makeRoster: RosterMaking,
    mayHaveMoved: Bool = false
  ) throws(StorageError) {
    guard let library = Libpq.loaded else { throw .noPostgres }
    (self.address, self.engine) = (address, engine)
    (self.library, self.makeRoster) = (library, makeRoster)
    try connection().migrate()
    if mayHaveMoved { return }
    if try setting(.hasMoved).exists { throw .hasMoved("the database") }
  }

  func connection() -> PostgresConnection { PostgresConnection(address, engine, by: library) }

  /// A store that changes what is stored; there may be many, also of other servers.
  func writing() -> TableStore<PostgresConnection> { store(isWriting: true) }

  func reading() -> TableStore<PostgresConnection> { store(isWriting: false) }

  private func store(isWriting: Bool) -> TableStore<PostgresConnection> {
    let (connection, hash) = (connection(), makeRoster.hash)
    return TableStore(connection, isWriting: isWriting, makeRoster, signers) {
      [counted] asker, hour in
      let place = asker.place(by: hash)
      return counted.count(asker, at: place, hour) { connection.count(place, hour, $0) }
    }
  }

  /// Whether a device is still one of the family's; true where that cannot be seen now.
  package func isMember(_ family: FamilyID, _ device: DeviceID) -> Bool {
    watch { $0.isMember(family, device) }
  }

  /// Whether a token of this hash is one of somebody who is in; nil where that cannot be seen now.
  package func knows(_ tokenHash: Hash256) -> Bool? { watch { $0.knows(tokenHash) } }

  private func watch<Answer: Sendable>(_ ask: (SyncStore) -> Answer) -> Answer {
    watching.withLock { watching in
      let store = watching ?? reading()
      watching = store
      return ask(store.store)
    }
  }

  /// Lets go of its connection, when nobody asks any more.
  package func close() { watching.withLock { $0 = nil } }
}
