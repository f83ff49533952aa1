import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// Requests that one transaction stores: each counts on what those before it have written.
@Suite struct TogetherTests {
  private let family = FamilyID(7)
  private let one: TableStore<PostgresConnection>
  private let other: TableStore<PostgresConnection>

  init() throws {
    let address = try PostgresCluster.own.get().database()
    let database = try FamilyDatabase(address, TestFolder.makeRoster)
    (one, other) = (database.writing(), database.writing())
    try one.store.inOne { $0.setFamily(FamilyRow(family, beginning: .zero)) }
  }

  /// Writes one more record of the family, and says which.
  private func append(_ store: TableStore<PostgresConnection>, _ byte: UInt8) -> SyncReply {
    let view = RequestView(store.store)
    return view.collect {
      guard var row = view.family(family) else { return SyncReply(status: 404) }
      row.top = Citation(row.top.number + 1, row.top.hash)
      view.setFamily(row)
      let record = RecordRow(
        .pack,
        of: .plan,
        bytes: [byte],
        length: 1,
        hash: .zero,
        link: .zero
      )
      view.append(family, row.top.number, record)
      return SyncReply(status: 200, body: [UInt8(row.top.number)])
    }
  }

  private func together(_ count: Int, _ work: (Int) -> Void) throws -> [Int] {
    try one.connection.answerTogether(count, work)
  }

  private func bytes(_ seq: Int64) -> [UInt8]? {
    var found: [UInt8]?
    try? other.store.inOne { found = $0.bytes(family, seq) }
    return found
  }

  @Test func whatOneHasWrittenTheNextOneGoesOnFrom() throws {
    var places: [[UInt8]] = []
    #expect(try together(3) { places.append(append(one, UInt8($0)).body) } == [])
    #expect(places == [[1], [2], [3]])
    #expect((1...4).map { bytes(Int64($0)) } == [[0], [1], [2], nil])
  }

  @Test func whoAsksForWhatOneHasWrittenSeesIt() throws {
    let left = try together(2) { request in
      if request == 0 { _ = append(one, 5) }
      #expect(one.connection.bytes(family, 1) == [5])
    }
    #expect(left == [])
  }

  /// Every request is counted: that must not make each wait for a disk of its own.
  @Test func whoIsOnlyCountedWaitsForNothing() throws {
    _ = try together(2) { request in
      _ = append(one, 5)
      #expect(one.store.count(.device(family, DeviceID(1)), 7) == request + 1)
      #expect(bytes(1) == nil, "nothing is stored before the end")
    }
    #expect(bytes(2) == [5])
  }

  /// The version that the second one names is another server's by then, and what that has written must stay.
  @Test func whatWasDecidedOnSomethingThatIsNotStoredIsNotTried() throws {
    #expect(append(one, 1).status == 200)
    #expect(append(other, 2).status == 200)
    #expect(try together(2) { _ = append(one, UInt8($0 + 10)) } == [0, 1])
    #expect((1...3).map { bytes(Int64($0)) } == [[1], [2], nil])
    one.forget(family)
    #expect(append(one, 3).body == [3])
  }

  @Test func oneThatCannotBeStoredKeepsNoOtherFamilyBack() throws {
    let second = FamilyID(9)
    let record = RecordRow(.entry, of: nil, bytes: [7], length: 1, hash: .zero, link: .zero)
    try other.store.inOne { view in
      view.setFamily(FamilyRow(second, beginning: .zero))
      view.append(second, 1, record)
    }
    let left = try together(2) { request in
      if request == 0 {
        _ = append(one, 1)
      } else {
        let view = RequestView(one.store)
        _ = view.collect {
          view.append(second, 1, record)
          return SyncReply(status: 200)
        }
      }
    }
    #expect(left == [1])
    #expect(bytes(1) == [1])
  }

  /// Whether they went by themselves after that, or are done again: their versions let none be stored twice.
  @Test func whereTheWayIsLostEachIsStoredOnce() throws {
    #expect(append(one, 1).status == 200)
    try other.connection.execute(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """
    )
    for _ in try together(2, { _ in _ = append(one, 2) }) {
      one.forget(family)
      #expect(append(one, 2).status == 200)
    }
    #expect((1...4).map { bytes(Int64($0)) } == [[1], [2], [2], nil])
  }
}
