import ServerCore
import SyncWire
import Synchronization

/// The file of all families of a server: whoever has it may open connections to it.
package final class FamilyFile: Sendable {
  /// In bytes.
  ///
  /// A small pack changes a few pages, and each of them is written whole: small ones are less to write.
  private static let pageSize: Int64 = 1024

  private let folder: DataFolder
  private let makeRoster: RosterMaking
  private let (rates, signers) = (SharedRates(), SharedSigners())
  /// Who asks who belongs, beside all requests; none before the first.
  private let watching = Mutex<TableStore<SQLiteConnection>?>(nil)

  /// Makes it where it is not there, and brings it to the version of this program.
  ///
  /// - Parameters:
  ///   - progress: hears of it where that takes long.
  ///   - note: hears that its pages stay as large as they were: then it is only slower.
  package init(
    in folder: DataFolder,
    _ makeRoster: RosterMaking,
    progress: LongWorkNotes = .nobody,
    note: (StorageNote) -> Void = { _ in }
  ) throws(StorageError) {
    (self.folder, self.makeRoster) = (folder, makeRoster)
    try folder.makeFamilies()
    // Before anything is set in the file, because what is not ours stays as it is. What a step moves is found nowhere else.
    let connection = try connect(.writing, "PRAGMA secure_delete = ON")
    try connection.migrate(by: .families, telling: progress)
    do throws(SQLiteFailure) {
      try connection.work(long: "The file is written anew in smaller pages", progress) {
        () throws(SQLiteFailure) in try connection.makePages(of: Self.pageSize)
      }
    } catch {
      note(StorageNote(failure: error.asStore, why: "Pages stay large: \(error.text)", requests: 0))
    }
  }

  /// A store that changes what is stored; there may be one at a time.
  func writing() throws(StorageError) -> TableStore<SQLiteConnection> {
    store(try connect(.writing, SQLiteSettings.careful + SQLiteSettings.durable), isWriting: true)
  }

  /// There may be several, when there has been one that writes.
  func reading() throws(StorageError) -> TableStore<SQLiteConnection> {
    store(try connect(.reading, SQLiteSettings.careful), isWriting: false)
  }

  private func store(
    _ connection: SQLiteConnection,
    isWriting: Bool
  ) -> TableStore<SQLiteConnection> {
    let rates = rates
    return TableStore(connection, isWriting: isWriting, makeRoster, signers) { rates.count($0, $1) }
  }

  /// Whether a device is still one of the family's; true where that cannot be seen now.
  package func isMember(_ family: FamilyID, _ device: DeviceID) -> Bool {
    watch { $0.isMember(family, device) } ?? true
  }

  /// Whether a token of this hash is one of somebody who is in; nil where that cannot be seen now.
  package func knows(_ tokenHash: Hash256) -> Bool? { watch { $0.knows(tokenHash) } ?? nil }

  private func watch<Answer: Sendable>(_ ask: (SyncStore) -> Answer) -> Answer? {
    watching.withLock { watching in
      if watching == nil { watching = try? reading() }
      return watching.map { ask($0.store) }
    }
  }

  /// Lets go of the file, when nobody asks any more.
  package func close() { watching.withLock { $0 = nil } }

  private func connect(
    _ use: SQLiteConnection.Use,
    _ settings: String
  ) throws(StorageError) -> SQLiteConnection {
    try StorageError.tell { () throws(SQLiteFailure) in
      let connection = try SQLiteConnection(folder.families, for: use)
      try connection.execute(settings)
      return connection
    }
  }
}
