import ServerCore
import SyncWire

/// A database, a family at a time: while one look lasts, the database keeps all that changes meanwhile twice.
extension FamilyDoctor {
  /// - Parameter address: as ``FamilyDatabase`` is told it.
  package static func look(
    atDatabase address: String,
    _ makeRoster: RosterMaking
  ) throws(StorageError) -> HealthReport {
    guard let library = Libpq.loaded else { throw .noPostgres }
    var doctor = FamilyDoctor(makeRoster)
    do throws(PostgresFailure) {
      try doctor.look(at: PostgresConnection(address, by: library))
    } catch {
      doctor.report.findings.append(.unseen(error))
    }
    doctor.report.findings = doctor.report.findings.map { $0.ofADatabase }
    return doctor.report
  }

  private mutating func look(at connection: PostgresConnection) throws(PostgresFailure) {
    let version = try connection.look { connection.version }
    guard version == PostgresSchema.steps.count else {
      return report.findings.append(.otherVersion("The tables are of version \(version)."))
    }
    var (list, families) = (FamilyList(), [FamilyID]())
    repeat {
      families = try connection.look { list.next(of: connection) }
      for family in families { try lookAtOnce(connection) { $0.look(at: family, connection) } }
    } while !families.isEmpty
    try lookAtOnce(connection) { $0.lookAtOthers(connection) }
  }

  private mutating func lookAtOnce(
    _ connection: PostgresConnection,
    _ look: (inout FamilyDoctor) -> Void
  ) throws(PostgresFailure) {
    var doctor = self
    try connection.atOneMoment { look(&doctor) }
    self = doctor
  }

  private mutating func look(at family: FamilyID, _ connection: PostgresConnection) {
    let rows = connection.every(
      "SELECT id, is_erased, top, link, roster, bytes, version FROM families WHERE id = $1",
      of: family
    ) { FamilyRow($0) }
    for row in rows { look(at: row, connection) }
  }

  private mutating func lookAtOthers(_ connection: PostgresConnection) {
    report.findings += connection.strays.map { .stray($0.raw.hexText) }
    lookAtMailboxes(connection)
    report.findings += RemindersDoctor.unreadable(connection)
  }
}

extension PostgresConnection {
  /// Of its tables; 0 where there are none of ours.
  fileprivate var version: Int {
    let isThere = first("SELECT to_regclass('steps') IS NOT NULL") { $0.flag(0) } ?? false
    guard isThere else { return 0 }
    return first("SELECT max(number) FROM steps") { Int($0.number(0)) } ?? 0
  }

  /// Some families of rows that are not in the list, of each table.
  fileprivate var strays: [FamilyID] {
    all(
      """
      SELECT DISTINCT family FROM (
        SELECT family FROM records UNION ALL SELECT family FROM stretches UNION ALL SELECT family FROM entries
        UNION ALL SELECT family FROM chains UNION ALL SELECT family FROM members
        UNION ALL SELECT family FROM revocations UNION ALL SELECT family FROM codes
        UNION ALL SELECT family FROM notes UNION ALL SELECT family FROM erasures
      ) AS rows WHERE NOT EXISTS (SELECT 1 FROM families WHERE id = family) LIMIT 20
      """
    ) { $0.id(0) }
  }
}

extension Finding {
  /// It names nobody, and not where the database is.
  fileprivate static func unseen(_ failure: PostgresFailure) -> Finding {
    Finding(
      "The database cannot be looked at now: \(failure.text).",
      "Ask again when a server can be started on it."
    )
  }

  fileprivate var ofADatabase: Finding {
    let words = remedy.replacing(Finding.restoring, with: Finding.restoringADatabase)
    return Finding(what, words)
  }

  private static let restoringADatabase =
    "Stop all servers, restore a backup into another database and start them on it; the family's devices bring what is "
    + "missing."
}
