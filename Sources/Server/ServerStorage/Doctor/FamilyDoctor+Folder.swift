import Glibc
import ServerCore
import SyncWire

/// A server's folder.
extension FamilyDoctor {
  package static func look(
    at folder: String,
    _ makeRoster: RosterMaking
  ) throws(StorageError) -> HealthReport {
    let file = DataFolder.families(in: folder)
    guard access(file, F_OK) == 0 else { throw .noFamilies(file) }
    var doctor = FamilyDoctor(makeRoster)
    doctor.lookAround(folder)
    doctor.lookAtFile(file)
    doctor.report.findings += RemindersDoctor.look(at: DataFolder.reminders(in: folder))
    return doctor.report
  }

  private mutating func lookAround(_ folder: String) {
    report.isInUse = DataFolder.isInUse(folder)
    let files = [DataFolder.families, DataFolder.reminders, DataFolder.invitation]
    for path in [folder] + files.map({ $0(folder) }) where Self.isOpenToOthers(path) {
      report.findings.append(
        Finding(
          "Others on this machine may look into \(path).",
          "Let its owner run: chmod go= \(path)"
        )
      )
    }
    if let megabytes = Self.megabytesLeft(folder), megabytes < 500 {
      report.findings.append(
        Finding(
          "The disk has \(megabytes) MB left.",
          "Make room: when it is full, nothing more is stored."
        )
      )
    }
  }

  private mutating func lookAtFile(_ file: String) {
    do throws(SQLiteFailure) {
      let connection = try SQLiteConnection(file, for: .writing)
      defer { connection.rollBack() }
      try lookAtFile(file, connection)
      if let failure = connection.failure { throw failure }
    } catch {
      report.findings.append(
        error.isOfBytes ? .damaged(error.text) : .unseen(file, error)
      )
    }
  }

  private mutating func lookAtFile(
    _ file: String,
    _ connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    guard try connection.number("PRAGMA application_id") == Schema.families.applicationID else {
      report.findings.append(
        Finding("\(file) is no file of families.", "Give the folder that serve --data names.")
      )
      return
    }
    try connection.execute("BEGIN")
    for problem in connection.all("PRAGMA integrity_check(20)", read: { $0.text(0) })
    where problem != "ok" {
      report.findings.append(.damaged(problem.replacing("\n", with: " ")))
    }
    if try bringUp(connection) { lookAtFamilies(connection) }
  }

  /// What an earlier version has written is looked at as this one would read it; nothing of that stays.
  private mutating func bringUp(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
    let (version, steps) = (try connection.number("PRAGMA user_version"), Schema.families.steps)
    guard (1...Int64(steps.count)).contains(version), version == steps.count || !report.isInUse
    else {
      report.findings.append(.otherVersion("The file is of version \(version)."))
      return false
    }
    for step in steps.dropFirst(Int(version)) { try connection.execute(step) }
    return true
  }

  private mutating func lookAtFamilies(_ connection: SQLiteConnection) {
    let rows = connection.every(
      "SELECT id, is_erased, top, link, roster, bytes, version FROM families"
    ) { FamilyRow($0) }
    for row in rows { look(at: row, connection) }
    lookAtStrays(connection)
    lookAtContents(connection)
    lookAtMailboxes(connection)
  }

  private static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }

  /// For whoever may not write as an administrator.
  static func megabytesLeft(_ path: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    // NB: shifts bind more tightly than products.
    return (UInt64(status.f_bavail) * UInt64(status.f_frsize)) >> 20
  }
}
