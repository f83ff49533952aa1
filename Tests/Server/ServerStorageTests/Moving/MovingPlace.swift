import Basics
import ServerCore
import ServerReminders
import SyncWire
import TestFamilies

@testable import ServerStorage

/// Where families of a test are kept, as a server opens it, so that one test asks of both what holds for both.
enum MovingPlace: CaseIterable, Sendable {
  case folder, database

  static let ways = allCases.flatMap { from in allCases.map { (from, $0) } }

  func make(in folder: TestFolder, _ name: String) throws -> FamilyStorage {
    switch self {
    case .folder: .folder(folder.path + "/" + name)
    case .database: try .database(PostgresCluster.own.get().database())
    }
  }
}

extension FamilyStorage {
  /// As a server that starts; it has the place until what is returned is let go of.
  func opened() throws -> OpenedPlace {
    switch self {
    case .folder(let path):
      let folder = try DataFolder(path)
      let store = try FamilyFile(in: folder, TestFolder.makeRoster).writing()
      let reminders = try RemindersFile(in: folder, now: 0, Self.keys)
      return OpenedPlace(
        store: store.store,
        reminders: reminders.store,
        invitation: try folder.invitation { Self.made },
        key: reminders.key,
        change: { try store.connection.execute($0) },
        held: [folder, store, reminders]
      )
    case .database(let address):
      let database = try FamilyDatabase(address, .plain, TestFolder.makeRoster)
      let store = database.writing()
      return OpenedPlace(
        store: store.store,
        reminders: database.reminders { _ in },
        invitation: try database.invitation { Self.made },
        key: try database.pushKey(Self.keys),
        change: { try store.connection.execute($0) },
        held: [database, store]
      )
    }
  }

  func examined() throws -> HealthReport {
    switch self {
    case .folder(let path): try FamilyDoctor.look(at: path, TestFolder.makeRoster)
    case .database(let address):
      try FamilyDoctor.look(atDatabase: address, TestFolder.makeRoster)
    }
  }

  func moved(
    to place: FamilyStorage,
    isLast: Bool = true,
    only: FamilyID? = nil
  ) throws -> MovedFamilies {
    try MovedFamilies(from: self, to: place, isLast: isLast, only: only, TestFolder.makeRoster)
  }

  /// Others than were made before, each time.
  private static var keys: ServerKeyMaking {
    ServerKeyMaking(make: { [UInt8].init(0..<16).map { _ in .random(in: 0...255) } })
  }

  private static var made: String {
    String((0..<12).map { _ in "ABCDEFGHJKMNPQRS".randomElement() ?? "A" })
  }
}

/// What a server has in hand.
struct OpenedPlace {
  let store: SyncStore
  let reminders: ReminderStore
  let invitation: String
  let key: [UInt8]
  let change: (String) throws -> Void
  let held: [AnyObject]
}
