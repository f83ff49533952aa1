import ServerCore
import SyncWire
import Testing

@testable import ServerStorage

/// Packs of many families that wait together.
@Suite struct ManyPacksTests {
  private let families = (10..<15).map { FamilyID($0) }

  private func servers(_ engine: DatabaseEngine) throws -> TwoServers {
    let servers = try TwoServers(engine)
    for family in families { try servers.begin(family) }
    return servers
  }

  private func transactions(of servers: TwoServers) throws -> Int64 {
    let connection = servers.other.connection
    return try connection.look {
      connection.first("SELECT count(DISTINCT xmin::text) FROM records") { $0.number(0) } ?? 0
    }
  }

  /// One transaction over several machines would leave some of them waiting for others that have ended.
  @Test func allAreOneTransactionWhereOneMachineHasThemAndElseEachIsOne() throws {
    for (engine, count) in [(DatabaseEngine.plain, 1), (.distributed, Int64(families.count))] {
      let servers = try servers(engine)
      let left = try servers.together(families.count) {
        _ = servers.append(servers.one, UInt8($0), to: families[$0])
      }
      #expect(left == [])
      #expect(families.map { servers.bytes(1, of: $0) } == [[0], [1], [2], [3], [4]])
      #expect(try transactions(of: servers) == count, "\(engine)")
    }
  }

  @Test(arguments: DatabaseEngine.allCases)
  func whereOneFamilyHasGoneOnItAloneIsNotStored(engine: DatabaseEngine) throws {
    let servers = try servers(engine)
    #expect(servers.append(servers.one, 1, to: families[2]).status == 200)
    #expect(servers.append(servers.other, 2, to: families[2]).status == 200)
    let left = try servers.together(families.count) {
      _ = servers.append(servers.one, UInt8($0 + 10), to: families[$0])
    }
    #expect(left == [2])
    #expect(families.map { servers.bytes(1, of: $0) } == [[10], [11], [1], [13], [14]])
    #expect((2...3).map { servers.bytes($0, of: families[2]) } == [[2], nil])
  }

  @Test(arguments: DatabaseEngine.allCases)
  func whoComesTwiceGoesOnFromItself(engine: DatabaseEngine) throws {
    let servers = try servers(engine)
    let order = [0, 1, 0, 2, 0]
    let left = try servers.together(order.count) {
      _ = servers.append(servers.one, UInt8($0), to: families[order[$0]])
    }
    #expect(left == [])
    #expect((1...4).map { servers.bytes($0, of: families[0]) } == [[0], [2], [4], nil])
    #expect((1...2).map { servers.bytes(1, of: families[$0]) } == [[1], [3]])
    #expect(try (0...2).map { try servers.row(families[$0])?.top.number } == [3, 1, 1])
  }

  @Test(arguments: DatabaseEngine.allCases)
  func aFamilyThatAnotherServerHasErasedStaysErased(engine: DatabaseEngine) throws {
    let servers = try servers(engine)
    #expect(servers.append(servers.one, 1, to: families[2]).status == 200)
    try servers.other.store.inOne { view in
      var row = try #require(view.family(families[2]))
      row.isErased = true
      view.setFamily(row)
    }
    let left = try servers.together(families.count) {
      _ = servers.append(servers.one, UInt8($0 + 10), to: families[$0])
    }
    #expect(left == [2])
    #expect(try servers.row(families[2])?.isErased == true)
    #expect(servers.bytes(2, of: families[2]) == nil)
  }

  @Test func aRecordOfNoStreamIsAnArraysNull() throws {
    let servers = try servers(.plain)
    let left = try servers.together(2) {
      _ = servers.append(servers.one, UInt8($0), to: families[$0], $0 == 0 ? nil : .plan)
    }
    #expect(left == [])
    let connection = servers.other.connection
    let streams = connection.all("SELECT stream FROM records ORDER BY family") { $0.isNull(0) }
    #expect(streams == [true, false])
  }

  /// Nobody of us does that: it fails as a whole, and then the others are stored without it.
  @Test func whoAppendsWhereSomethingIsKeepsNoOtherFamilyBack() throws {
    let servers = try servers(.plain)
    try servers.other.connection.execute(
      """
      INSERT INTO records (family, seq, kind, length, hash, link)
      SELECT id, 1, 2, 0, '', '' FROM families WHERE id = '0000000000000000000000000000000b'
      """
    )
    let left = try servers.together(3) {
      _ = servers.append(servers.one, UInt8($0), to: families[$0])
    }
    #expect(left == [1])
    #expect([0, 2].map { servers.bytes(1, of: families[$0]) } == [[0], [2]])
  }
}
