import ServerCore
import SyncWire
import Synchronization

/// A PostgreSQL database of families, which any number of servers share: whoever has it may open connections to it.
package final class FamilyDatabase: Sendable {
  private let address: String
  private let library: Libpq
  private let makeRoster: RosterMaking
  private let signers = SharedSigners()
  /// Who asks who belongs, beside all requests; none before the first.
  private let watching = Mutex<TableStore<PostgresConnection>?>(nil)

  /// Brings its tables to the version of this program.
  ///
  /// - Parameter address: `postgres://user:password@host/name`, or whatever else `libpq` reads; it is told to nobody.
  package init(_ address: String, _ makeRoster: RosterMaking) throws(StorageError) {
    guard let library = Libpq.loaded else { throw .noPostgres }
    (self.address, self.library, self.makeRoster) = (address, library, makeRoster)
    try connection().migrate()
  }

  func connection() -> PostgresConnection { PostgresConnection(address, by: library) }

  /// A store that changes what is stored; there may be many, also of other servers.
  func writing() -> TableStore<PostgresConnection> { store(isWriting: true) }

  func reading() -> TableStore<PostgresConnection> { store(isWriting: false) }

  private func store(isWriting: Bool) -> TableStore<PostgresConnection> {
    let (connection, hash) = (connection(), makeRoster.hash)
    return TableStore(connection, isWriting: isWriting, makeRoster, signers) {
      connection.count($0.place(by: hash), $1)
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
