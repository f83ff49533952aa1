import Glibc
import ServerCore
import SyncRoster
import SyncWire

/// Looks at everything that a server keeps, also while it does, and changes nothing.
///
/// What stands in one place alone it cannot compare with anything: how long a record was that is erased and how far its
/// chain had come, and the sealed messages of two devices that pair. Whether a pack is signed devices look at.
package struct FamilyDoctor {
  private let folder: String
  let makeRoster: RosterMaking
  var report = HealthReport()

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
    doctor.lookAtFile(file)
    doctor.report.findings += RemindersDoctor.look(at: DataFolder.reminders(in: folder))
    return doctor.report
  }

  private mutating func lookAtFolder() {
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
      let remedy = "Look at it with the version of TimeQuest that uses it."
      report.findings.append(Finding("The file is of version \(version).", remedy))
      return false
    }
    for step in steps.dropFirst(Int(version)) { try connection.execute(step) }
    return true
  }

  private mutating func lookAtFamilies(_ connection: SQLiteConnection) {
    let rows = connection.every(
      "SELECT id, is_erased, top, link, roster, bytes, version FROM families"
    ) { FamilyRow($0) }
    for row in rows {
      guard let row else {
        report.findings.append(Finding("A row of the list of families cannot be read."))
        continue
      }
      look(at: row, connection)
    }
    lookAtStrays(connection)
    lookAtContents(connection)
    lookAtMailboxes(connection)
  }

  private mutating func look(at row: FamilyRow, _ connection: SQLiteConnection) {
    if row.isErased {
      report.erased += 1
      return tell(erased(row, connection), row.id)
    }
    report.families += 1
    var walk = LogWalk(row, connection, makeRoster)
    walk.go()
    report.records += walk.records
    report.bytes += walk.bytes
    var kept = KeptRows(walk, connection, makeRoster)
    kept.compare()
    tell(walk.problems + kept.problems, row.id)
  }

  /// As many of one family as somebody reads.
  private static let most = 20

  mutating func tell(_ problems: [Finding], _ family: FamilyID) {
    var told = Array(problems.prefix(Self.most))
    if problems.count > told.count {
      told.append(Finding("\(problems.count - told.count) more are not as they have to be."))
    }
    report.findings += told.map { $0.of(family.raw.hexText) }
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

extension FamilyRow {
  fileprivate init?(_ row: SQLiteRow) {
    guard let id: FamilyID = row.id(0), let link = row.hash(3), let roster = row.hash(4),
      row.number(6) > 0, SyncLimits.numbers.contains(row.number(6))
    else { return nil }
    self.init(id, beginning: link)
    top.number = row.number(2)
    (isErased, self.roster, bytes) = (row.flag(1), roster, row.number(5))
  }
}
