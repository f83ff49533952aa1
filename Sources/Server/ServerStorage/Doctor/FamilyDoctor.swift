import Glibc
import ServerCore
import SyncRoster
import SyncWire

/// Looks at everything that a server keeps, also while it does, and changes nothing.
package struct FamilyDoctor {
  private let folder: String
  private let makeRoster: RosterMaking
  private var report = HealthReport()

  private init(_ folder: String, _ makeRoster: RosterMaking) {
    (self.folder, self.makeRoster) = (folder, makeRoster)
  }

  package static func look(
    at folder: String,
    _ makeRoster: RosterMaking
  ) throws(StorageError) -> HealthReport {
    let file = DataFolder.families(in: folder)
    guard access(file, F_OK) == 0 else { throw .noFamilies(file) }
    var doctor = FamilyDoctor(folder, makeRoster)
    doctor.lookAtFolder()
    do throws(SQLiteFailure) {
      try doctor.lookAtFile(file)
    } catch {
      doctor.report.findings.append(.damaged(error.text))
    }
    return doctor.report
  }

  private mutating func lookAtFolder() {
    report.isInUse = DataFolder.isInUse(folder)
    for path in [folder, DataFolder.families(in: folder)] where Self.isOpenToOthers(path) {
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

  private mutating func lookAtFile(_ file: String) throws(SQLiteFailure) {
    let connection = try SQLiteConnection(file, for: .writing)
    guard try connection.number("PRAGMA application_id") == Schema.families.applicationID else {
      report.findings.append(
        Finding("\(file) is no file of families.", "Give the folder that serve --data names.")
      )
      return
    }
    let version = try connection.number("PRAGMA user_version")
    guard version == Schema.families.steps.count else {
      let remedy = "Start the server of this version once, or the newer one that wrote it."
      report.findings.append(Finding("The file is of version \(version).", remedy))
      return
    }
    try connection.execute("BEGIN")
    defer { connection.rollBack() }
    for problem in connection.all("PRAGMA integrity_check(20)", read: { $0.text(0) })
    where problem != "ok" {
      report.findings.append(.damaged(problem))
    }
    lookAtFamilies(connection)
    if let failure = connection.failure { throw failure }
  }

  private mutating func lookAtFamilies(_ connection: SQLiteConnection) {
    let ids: [FamilyID] = connection.all("SELECT id FROM families") { $0.id(0) }
    for id in ids {
      guard let row = connection.family(id) else { return }
      if row.isErased { report.erased += 1 } else { report.families += 1 }
      var walk = LogWalk(row, connection, makeRoster)
      walk.go()
      report.records += walk.records
      report.bytes += walk.bytes
      let name = "Family \(id.raw.hexText.prefix(8)): "
      report.findings += walk.problems.map { Finding(name + $0, Finding.restoring) }
    }
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
