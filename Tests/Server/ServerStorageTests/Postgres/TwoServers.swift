import ServerCore
import SyncWire
import TestFamilies

@testable import ServerStorage

/// Two servers of one database, and a family of it.
struct TwoServers {
  let family = FamilyID(7)
  let one: TableStore<PostgresConnection>
  let other: TableStore<PostgresConnection>

  init(_ engine: DatabaseEngine) throws {
    let address = try PostgresCluster.own.get().database()
    let database = try FamilyDatabase(address, engine, TestFolder.makeRoster)
    (one, other) = (database.writing(), database.writing())
    try begin(family)
  }

  func begin(_ family: FamilyID) throws {
    try one.store.inOne { $0.setFamily(FamilyRow(family, beginning: .zero)) }
  }

  /// Writes one more record of a family, and says which.
  func append(
    _ store: TableStore<PostgresConnection>,
    _ byte: UInt8,
    to other: FamilyID? = nil,
    _ stream: StreamID? = .plan
  ) -> SyncReply {
    let family = other ?? family
    let view = RequestView(store.store)
    return view.collect {
      guard var row = view.family(family) else { return SyncReply(status: 404) }
      row.top = Citation(row.top.number + 1, row.top.hash)
      view.setFamily(row)
      let record = RecordRow(
        .pack,
        of: stream,
        bytes: [byte],
        length: 1,
        hash: .zero,
        link: .zero
      )
      view.append(family, row.top.number, record)
      return SyncReply(status: 200, body: [UInt8(row.top.number)])
    }
  }

  func together(_ count: Int, _ work: (Int) -> Void) throws -> [Int] {
    try one.connection.answerTogether(count, work)
  }

  func bytes(_ seq: Int64, of other: FamilyID? = nil) -> [UInt8]? {
    var found: [UInt8]?
    try? self.other.store.inOne { found = $0.bytes(other ?? family, seq) }
    return found
  }

  /// As it is stored, whatever is known here.
  func row(_ family: FamilyID) throws -> FamilyRow? {
    try other.connection.look { other.connection.family(family) }
  }
}
