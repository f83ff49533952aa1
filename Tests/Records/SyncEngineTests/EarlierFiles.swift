import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Time

import struct Foundation.Data
import class Foundation.FileManager

/// Files of earlier programs: those that Tests/Fixtures/Backups/generate.py wrote, and long ones.
enum EarlierFiles {
  static let berlin = UTCOffset(minutes: 60)

  static func fixture(_ name: String) -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(folder)/Fixtures/Backups/\(name).json"
    return Array(FileManager.default.contents(atPath: path) ?? Data())
  }

  static func fixture(schema: Int) -> [UInt8] { fixture("schema-\(schema)") }

  static func read(
    _ file: [UInt8],
    onto ledger: Ledger = Ledger(),
    player: PlayerID? = nil,
    offset: UTCOffset = berlin
  ) throws(BackupFault) -> Backup {
    try BackupReader.read(
      file,
      BackupReading(
        device: 9,
        onto: ledger,
        player: player,
        earlier: BackupReader.readEarlier
      ) { _ in offset }
    )
  }

  /// With pieces of the text replaced; each has to be there.
  static func edited(_ file: [UInt8], _ edits: (String, String)...) -> [UInt8] {
    var text = String(decoding: file, as: UTF8.self)
    for (old, new) in edits {
      precondition(text.contains(old), "no \(old) in the file")
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    return Array(text.utf8)
  }

  static func operations(_ backup: Backup) -> [Operation] {
    LogReader.read(BackupFiles.joined(backup.records)).operations
  }

  static func ledger(_ files: [UInt8]...) throws -> Ledger {
    var log = Log()
    for file in files { try log.open(file) }
    return log.ledger
  }

  /// A device's log, into which copies are opened as the app does it.
  struct Log {
    private(set) var records: [EncodedOperation] = []

    var operations: [Operation] {
      LogReader.read(BackupFiles.joined(records)).operations
    }

    var ledger: Ledger { Ledger(operations) }

    init(_ operations: [Operation] = []) { records = BackupFiles.encoded(operations) }

    func plan(
      _ file: [UInt8],
      player: PlayerID? = nil,
      offset: UTCOffset = berlin
    ) throws(BackupFault) -> BackupPlan {
      let ledger = ledger
      let backup = try read(file, onto: ledger, player: player, offset: offset)
      return BackupPlan(backup, onto: operations, ledger)
    }

    @discardableResult
    mutating func open(
      _ file: [UInt8],
      player: PlayerID? = nil,
      offset: UTCOffset = berlin
    ) throws(BackupFault) -> BackupPlan {
      let plan = try plan(file, player: player, offset: offset)
      records += plan.records
      return plan
    }

    var file: [UInt8] { BackupFiles.file(of: records) }
  }
}

/// A routine of a school year and its sessions, one each school day, as schema 1 says them.
struct EarlierYear {
  /// 2024-09-02, a Monday.
  static let first = LocalDay(year: 2024, month: 9, day: 2)

  let sessions: Int
  /// Counted in school days: on them nobody played.
  var gaps: Set<Int> = []
  var brought = 1234
  /// How many of the three steps each session has finished.
  var finished = 3

  /// The school days with a session, in order.
  var days: [LocalDay] {
    var days: [LocalDay] = []
    var place = 0
    var day = Self.first
    while days.count < sessions {
      if Weekdays.schoolDays.contains(day.weekday) {
        if !gaps.contains(place) { days.append(day) }
        place += 1
      }
      day = day.adding(days: 1)
    }
    return days
  }

  func experience(of session: Int) -> Int { 90 + session % 37 }

  var sum: Int { (0..<sessions).reduce(0) { $0 + experience(of: $1) } }

  func actual(_ session: Int, _ step: Int) -> Int { 100 + 40 * step + session % 53 }

  func estimate(_ session: Int, _ step: Int) -> Int { 120 + 30 * step + session % 29 }

  var file: [UInt8] {
    let sessions = days.enumerated().map { session($0, on: $1) }
    return Array(
      """
      {"schema":1,"exportedAt":"2027-06-30T12:00:00Z",
      "profile":{"totalXP":\(sum + brought),"currentStreak":1,"notificationsEnabled":false,
      "notificationHour":7,"notificationMinute":30,"soundEnabled":true,
      "createdAt":"2024-09-01T10:00:00Z"},
      "routines":[{"name":"Morning","displayName":"Morning quest","activeDays":[2,3,4,5,6],
      "isActive":true,"createdAt":"2024-09-01T10:00:05Z","updatedAt":"2027-01-01T10:00:00Z",
      "tasks":[\((0..<3).map { task($0) }.joined(separator: ","))]}],
      "sessions":[
      \(sessions.joined(separator: ",\n"))
      ]}
      """.utf8
    )
  }

  private func task(_ step: Int) -> String {
    #"{"name":"Step \#(step)","displayName":"Step \#(step)","orderIndex":\#(step)}"#
  }

  private func session(_ number: Int, on day: LocalDay) -> String {
    let estimations = (0..<finished).map { estimation(number, $0, on: day) }
    return """
      {"startedAt":"\(Self.time(day, 0))","completedAt":"\(Self.time(day, 40))",\
      "isCalibration":\(number < 3),"xpEarned":\(experience(of: number)),"routineIndex":0,\
      "estimations":[\(estimations.joined(separator: ","))]}
      """
  }

  private func estimation(_ session: Int, _ step: Int, on day: LocalDay) -> String {
    let (guess, truth) = (estimate(session, step), actual(session, step))
    return """
      {"taskDisplayName":"Step \(step)","estimatedSeconds":\(guess).0,"actualSeconds":\(truth),\
      "differenceSeconds":\(guess - truth),"accuracyPercent":88.5,"ratingRawValue":"close",\
      "orderIndex":\(step),"recordedAt":"\(Self.time(day, 10 * (step + 1)))"}
      """
  }

  /// Minutes after six in the morning, UTC.
  private static func time(_ day: LocalDay, _ minutes: Int) -> String {
    let date = day.date
    return "\(date.year)-\(two(date.month))-\(two(date.day))T06:\(two(minutes)):00Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
