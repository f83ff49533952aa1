import Dispatch
import ServerCore
import SyncWire
import Synchronization
import TestFamilies
import Testing

@testable import ServerStorage

/// What one server of a database stores, those who listen at another one hear.
@Suite struct DatabaseHintsTests {
  private func database() throws -> FamilyDatabase {
    try FamilyDatabase(PostgresCluster.own.get().database(), .plain, TestFolder.makeRoster)
  }

  @Test func whatOneServerTellsTheOtherOneHears() throws {
    let database = try database()
    let (one, other) = (DatabaseHints(database), DatabaseHints(database))
    defer { [one, other].forEach { $0.close() } }
    let heard = Heard()
    one.begin(listened: { [] }, hear: { _ in })
    other.begin(listened: { [] }, hear: heard.take)
    // Until it listens what was told is lost: so it is told again.
    let hint = FamilyHint(family: FamilyID(7), top: 3)
    try #require(heard.waits { one.tell(hint) })
    #expect(heard.all.first == hint)
    // More than fit into one notice, and all of them in their order.
    let many = (0..<1000).map { FamilyHint(family: FamilyID(UInt128($0) << 100), top: $0) }
    let end = FamilyHint(family: FamilyID(1), top: nil)
    (many + [end]).forEach(one.tell)
    try #require(heard.waits(for: end))
    #expect(heard.all.filter { $0 != hint } == many + [end])
  }

  @Test func whoBeginsToListenIsToldHowFarLogsHaveCome() throws {
    let database = try database()
    let family = try SyncFamily.founded(on: database.writing().store)
    let (hints, heard) = (DatabaseHints(database), Heard())
    defer { hints.close() }
    hints.begin(listened: { [SyncFamily.family, FamilyID(99)] }, hear: heard.take)
    let top = FamilyHint(family: SyncFamily.family, top: family.top.number)
    try #require(heard.waits(for: top))
    #expect(heard.all == [top])
  }

  @Test func allServersOfADatabaseHaveOneInvitationAndOneKey() throws {
    let address = try PostgresCluster.own.get().database()
    let servers = try (0..<2).map { _ in try FamilyDatabase(address, .plain, TestFolder.makeRoster)
    }
    #expect(try servers.map { try $0.invitation { "FIRST" } } == ["FIRST", "FIRST"])
    #expect(try servers[1].invitation { "SECOND" } == "FIRST")
    let keys = try [UInt8(1), 2].map { byte in
      try servers[0].pushKey(ServerKeyMaking(make: { [byte] }, isKey: { _ in true }))
    }
    #expect(keys == [[1], [1]])
  }

  @Test func ofSeveralServersOneHasAReminder() throws {
    let address = try PostgresCluster.own.get().database()
    let stores = try (0..<2).map { _ in
      try FamilyDatabase(address, .plain, TestFolder.makeRoster).reminders { _ in }
    }
    let row = RemindersFileTests.row(1, 0, next: 100)
    #expect(stores[0].replace(row.family, row.device, [row]))
    #expect(stores.map { $0.due(100) } == [row, row])
    var rung = row
    (rung.next, rung.ring) = (86_500, .init(at: 100, attempts: 1, again: 160))
    #expect(stores.map { $0.update(row, rung) } == [true, false])
    #expect(stores[1].rows(row.family, row.device) == [rung])
    #expect(stores.map { $0.earliest() } == [160, 160])
    #expect(stores[1].ahead(86_000) == [rung])
  }
}

/// What came, from whichever thread.
private final class Heard: Sendable {
  private let hints = Mutex<[FamilyHint]>([])
  private let arrived = DispatchSemaphore(value: 0)

  var all: [FamilyHint] { hints.withLock { $0 } }

  func take(_ hint: FamilyHint) {
    hints.withLock { $0.append(hint) }
    arrived.signal()
  }

  /// - Parameter tell: again and again, until something has come.
  func waits(_ tell: () -> Void) -> Bool {
    for _ in 0..<600 {
      tell()
      if arrived.wait(timeout: .now() + .milliseconds(100)) == .success { return true }
    }
    return false
  }

  func waits(for hint: FamilyHint) -> Bool {
    while !all.contains(hint) {
      if arrived.wait(timeout: .now() + 60) == .timedOut { return false }
    }
    return true
  }
}
