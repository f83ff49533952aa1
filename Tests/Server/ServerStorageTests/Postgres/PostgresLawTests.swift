import TestFamilies
import Testing

@testable import ServerStorage

/// The laws of every store, for the one in a database.
@Suite struct PostgresLawTests {
  @Test(arguments: StoreLaw.all, DatabaseEngine.allCases)
  func holds(law: StoreLaw, engine: DatabaseEngine) throws {
    let address = try PostgresCluster.own.get().database()
    let open = { try FamilyDatabase(address, engine, TestFolder.makeRoster).writing().store }
    try law.hold(for: open(), reopened: open)
  }
}
