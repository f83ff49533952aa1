import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// Requests that one transaction stores: each counts on what those before it have written.
@Suite struct TogetherTests {
  @Test(arguments: DatabaseEngine.allCases)
  func whatOneHasWrittenTheNextOneGoesOnFrom(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    var places: [[UInt8]] = []
    #expect(
      try servers.together(3) { places.append(servers.append(servers.one, UInt8($0)).body) } == []
    )
    #expect(places == [[1], [2], [3]])
    #expect((1...4).map { servers.bytes(Int64($0)) } == [[0], [1], [2], nil])
  }

  @Test(arguments: DatabaseEngine.allCases)
  func whoAsksForWhatOneHasWrittenSeesIt(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    let left = try servers.together(2) { request in
      if request == 0 { _ = servers.append(servers.one, 5) }
      #expect(servers.one.connection.bytes(servers.family, 1) == [5])
    }
    #expect(left == [])
  }

  /// Every request is counted: that must not make each wait for a disk of its own.
  @Test(arguments: DatabaseEngine.allCases)
  func whoIsOnlyCountedWaitsForNothing(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    _ = try servers.together(2) { request in
      _ = servers.append(servers.one, 5)
      #expect(servers.one.store.count(.device(servers.family, DeviceID(1)), 7) == request + 1)
      #expect(servers.bytes(1) == nil, "nothing is stored before the end")
    }
    #expect(servers.bytes(2) == [5])
  }

  /// The version that the second one names is another server's by then, and what that has written must stay.
  @Test(arguments: DatabaseEngine.allCases)
  func whatWasDecidedOnSomethingThatIsNotStoredIsNotTried(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    #expect(servers.append(servers.one, 1).status == 200)
    #expect(servers.append(servers.other, 2).status == 200)
    #expect(try servers.together(2) { _ = servers.append(servers.one, UInt8($0 + 10)) } == [0, 1])
    #expect((1...3).map { servers.bytes(Int64($0)) } == [[1], [2], nil])
    servers.one.forget(servers.family)
    #expect(servers.append(servers.one, 3).body == [3])
  }

  @Test(arguments: DatabaseEngine.allCases)
  func oneThatCannotBeStoredKeepsNoOtherFamilyBack(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    let second = FamilyID(9)
    let record = RecordRow(.entry, of: nil, bytes: [7], length: 1, hash: .zero, link: .zero)
    try servers.other.store.inOne { view in
      view.setFamily(FamilyRow(second, beginning: .zero))
      view.append(second, 1, record)
    }
    let left = try servers.together(2) { request in
      if request == 0 {
        _ = servers.append(servers.one, 1)
      } else {
        let view = RequestView(servers.one.store)
        _ = view.collect {
          view.append(second, 1, record)
          return SyncReply(status: 200)
        }
      }
    }
    #expect(left == [1])
    #expect(servers.bytes(1) == [1])
  }

  /// Whether they went by themselves after that, or are done again: their versions let none be stored twice.
  @Test(arguments: DatabaseEngine.allCases)
  func whereTheWayIsLostEachIsStoredOnce(engine: DatabaseEngine) throws {
    let servers = try TwoServers(engine)
    #expect(servers.append(servers.one, 1).status == 200)
    try servers.other.connection.execute(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """
    )
    for _ in try servers.together(2, { _ in _ = servers.append(servers.one, 2) }) {
      servers.one.forget(servers.family)
      #expect(servers.append(servers.one, 2).status == 200)
    }
    #expect((1...4).map { servers.bytes(Int64($0)) } == [[1], [2], [2], nil])
  }
}
