import Glibc
import ServerReminders

/// A server's folder.
struct FolderSide: MovingSide {
  private let path: String
  /// None where a server has it.
  private let folder: DataFolder?
  let families: SQLiteConnection
  let reminders: SQLiteConnection?

  /// To copy from; it stays as it is.
  ///
  /// - Parameter isLast: no server may have it.
  init(from path: String, isLast: Bool, _ makeRoster: RosterMaking) throws(StorageError) {
    let file = DataFolder.families(in: path)
    guard access(file, F_OK) == 0 else { throw .noFamilies(file) }
    self.path = path
    if !isLast, DataFolder.isInUse(path) {
      folder = nil
      families = try Self.open(file, .families)
    } else {
      let folder = try DataFolder(path, mayHaveMoved: true)
      families = try FamilyFile(in: folder, makeRoster).writing().connection
      self.folder = folder
    }
    let others = DataFolder.reminders(in: path)
    reminders = access(others, F_OK) == 0 ? try Self.open(others, .reminders) : nil
  }

  /// To copy into; made where it is not there.
  init(to path: String, _ makeRoster: RosterMaking) throws(StorageError) {
    let folder = try DataFolder(path, mayHaveMoved: true)
    (self.path, self.folder) = (path, folder)
    families = try FamilyFile(in: folder, makeRoster).writing().connection
    try folder.makeReminders()
    reminders = try Self.connect(folder.reminders)
    try reminders?.migrate(by: .reminders)
  }

  /// A server has brought it to its own version, which may be another program's.
  private static func open(
    _ file: String,
    _ schema: Schema
  ) throws(StorageError) -> SQLiteConnection {
    let connection = try connect(file)
    let version = try StorageError.tell { () throws(SQLiteFailure) in
      try connection.number("PRAGMA user_version")
    }
    guard version == schema.steps.count else {
      throw .isOfAnotherVersion(Int(version), than: schema.steps.count)
    }
    return connection
  }

  private static func connect(_ file: String) throws(StorageError) -> SQLiteConnection {
    try StorageError.tell { () throws(SQLiteFailure) in try SQLiteConnection(file, for: .writing) }
  }
}

extension FolderSide {
  var invitation: String? { DataFolder.knownInvitation(in: path) }

  func take(invitation: String) throws(StorageError) {
    _ = try folder?.invitation { invitation }
  }

  var pushKey: [UInt8]? {
    get throws(StorageError) {
      guard let reminders else { return nil }
      return try StorageError.tell { () throws(SQLiteFailure) in
        try reminders.look { reminders.first("SELECT pkcs8 FROM keys") { $0.bytes(0) } }
      }
    }
  }

  func take(pushKey: [UInt8]) throws(StorageError) {
    guard let reminders, try self.pushKey == nil else { return }
    try StorageError.tell { () throws(SQLiteFailure) in
      try reminders.transact {
        reminders.run("INSERT INTO keys (pkcs8) VALUES ($1)", .bytes(pushKey))
      }
    }
  }

  func note(hasMoved: Bool) throws(StorageError) { try folder?.note(hasMoved: hasMoved) }
}
