import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing

/// Damaged files of earlier programs: refused whole, with the place and the reason.
@Suite struct EarlierRefusalTests {
  private struct Damage: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let path: String
    let reason: BackupFault.Reason

    init(_ old: String, _ new: String, _ path: String, _ reason: BackupFault.Reason) {
      self.old = old
      self.new = new
      self.path = path
      self.reason = reason
    }

    var testDescription: String { "\(old) -> \(new)" }
  }

  private static let damages: [Damage] = [
    // Bad dates
    Damage("2025-02-01T06:29:55Z", "2025-02-30T06:29:55Z", "profile.createdAt", .notADate),
    Damage("2025-02-03T06:30:00Z", "yesterday", "sessions[0].startedAt", .notADate),
    Damage("2025-02-03T06:30:00Z", "1969-02-03T06:30:00Z", "sessions[0].startedAt", .notADate),
    Damage("2025-02-03T06:30:00Z", "2025-02-03T24:30:00Z", "sessions[0].startedAt", .notADate),
    Damage("2025-02-03T06:30:00Z", "2025-02-03T06:30:00", "sessions[0].startedAt", .notADate),
    Damage(
      #""createdAt": "2025-02-01T06:30:00Z""#,
      #""createdAt": 760084200"#,
      "routines[0].createdAt",
      .wrongType
    ),
    // Numbers that nobody measured
    Damage(
      #""estimatedSeconds": 90"#,
      #""estimatedSeconds": -90"#,
      "sessions[0].estimations[0].estimatedSeconds",
      .outOfBounds
    ),
    Damage(
      #""actualSeconds": 97"#,
      #""actualSeconds": 1e9"#,
      "sessions[0].estimations[1].actualSeconds",
      .outOfBounds
    ),
    Damage(
      #""actualSeconds": 97"#,
      #""actualSeconds": 1e999999999999"#,
      "sessions[0].estimations[1].actualSeconds",
      .outOfBounds
    ),
    Damage(
      #""actualSeconds": 97"#,
      #""actualSeconds": "NaN""#,
      "sessions[0].estimations[1].actualSeconds",
      .notANumber
    ),
    Damage(
      #""actualSeconds": 97"#,
      #""actualSeconds": 907"#,
      "sessions[0].estimations[1].differenceSeconds",
      .contradiction
    ),
    Damage(#""xpEarned": 50"#, #""xpEarned": -50"#, "sessions[0].xpEarned", .outOfBounds),
    Damage(#""xpEarned": 50"#, #""xpEarned": 50.5"#, "sessions[0].xpEarned", .wrongType),
    Damage(#""totalXP": 785"#, #""totalXP": 99999999999"#, "profile.totalXP", .outOfBounds),
    Damage(
      #""notificationHour": 7"#,
      #""notificationHour": 24"#,
      "profile.notificationHour",
      .outOfBounds
    ),
    Damage(
      #""accuracyBandMultiplier": 1.0"#,
      #""accuracyBandMultiplier": 0"#,
      "sessions[0].estimations[0].accuracyBandMultiplier",
      .outOfBounds
    ),
    Damage("[\n    2,", "[\n    8,", "routines[0].activeDays", .outOfBounds),
    Damage(#""routineIndex": 1"#, #""routineIndex": 2"#, "sessions[5].routineIndex", .outOfBounds),
    // What is not there
    Damage(#""totalXP": 785,"#, "", "profile.totalXP", .missing),
    Damage(#""totalXP": 785"#, #""totalXP": null"#, "profile.totalXP", .missing),
    Damage(#""profile": {"#, #""profil": {"#, "profile", .missing),
    Damage(#""sessions": ["#, #""session": ["#, "sessions", .missing),
    Damage(
      #""taskDisplayName": "Wash face","#,
      "",
      "sessions[0].estimations[1].taskDisplayName",
      .missing
    ),
    Damage(
      #""ratingRawValue": "close","#,
      "",
      "sessions[0].estimations[1].ratingRawValue",
      .missing
    ),
    Damage(#""exportedAt""#, #""exported""#, "exportedAt", .missing),
    // Other types
    Damage(#""profile": {"#, #""profile": [], "p": {"#, "profile", .wrongType),
    Damage(#""routines": ["#, #""routines": {}, "r": ["#, "routines", .wrongType),
    Damage(#""routines": ["#, #""routines": [ 7,"#, "routines[0]", .wrongType),
    Damage(
      #""isCalibration": true"#,
      #""isCalibration": 1"#,
      "sessions[0].isCalibration",
      .wrongType
    ),
    Damage(
      #""displayName": "Breakfast""#,
      #""displayName": 3"#,
      "routines[0].tasks[2].displayName",
      .wrongType
    ),
    // Words and ids
    Damage(
      #""scheduleMode": "manual""#,
      #""scheduleMode": "lunar""#,
      "routines[0].scheduleMode",
      .unknownWord
    ),
    Damage(
      #""difficultyLevelRawValue": "learning""#,
      #""difficultyLevelRawValue": "godlike""#,
      "sessions[0].difficultyLevelRawValue",
      .unknownWord
    ),
    Damage(
      #""routineIndex": 1"#,
      #""routineIndex": 0"#,
      "sessions[5].routineIndex",
      .contradiction
    ),
  ]

  @Test(arguments: damages)
  private func aDamagedFileIsRefusedWithThePlaceAndTheReason(_ damage: Damage) throws {
    let file = EarlierFiles.edited(EarlierFiles.fixture(schema: 6), (damage.old, damage.new))
    let fault = try #require(Self.fault(of: file))
    #expect(fault.path.text == damage.path)
    #expect(fault.reason == damage.reason)
    #expect(fault.refusal == .damaged(line: fault.line))
    // The line of the value itself, or of the object in which it is missing.
    let name = damage.path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
    let line = BackupFiles.lines(of: file)[fault.line - 1]
    if damage.reason == .missing {
      #expect(line.contains("{") || line.contains("null"), "\(line)")
    } else {
      #expect(line.contains("\"\(name)\""), "\(line)")
    }
  }

  @Test func whoDoesNotReadEarlierSchemasSaysSo() {
    for schema in 1...6 {
      #expect(throws: BackupRefusal.otherSchema) {
        try BackupFiles.read(EarlierFiles.fixture(schema: schema), device: 1)
      }
    }
  }

  @Test func anIDThatTwoRecordsHaveIsRefused() throws {
    let file = EarlierFiles.fixture(schema: 3)
    let document = try JSON.parse(file)
    for name in ["sessions", "routines"] {
      let ids = (document[name]?.array ?? []).compactMap { $0["cloudID"]?.string }
      let fault = try #require(Self.fault(of: EarlierFiles.edited(file, (ids[1], ids[0]))))
      #expect(fault.reason == .idUsedTwice)
      #expect(fault.path.text == "\(name)[1].cloudID")
    }
  }

  @Test func moreThanAnybodyHasIsRefused() throws {
    let task = #"{"name":"a","displayName":"a","orderIndex":0}"#
    let tasks = Array(repeating: task, count: 201).joined(separator: ",")
    let file = EarlierFiles.edited(
      EarlierYear(sessions: 1).file,
      (#""tasks":["#, #""tasks":[\#(tasks),"#)
    )
    let fault = try #require(Self.fault(of: file))
    #expect(fault.path.text == "routines[0].tasks" && fault.reason == .tooMany)
    let name = String(repeating: "a", count: 1001)
    let long = EarlierFiles.edited(EarlierYear(sessions: 1).file, ("Morning quest", name))
    #expect(try #require(Self.fault(of: long)).path.text == "routines[0].displayName")
    let huge = EarlierYear(sessions: 1).file + [UInt8](repeating: 32, count: 17 << 20)
    #expect(try #require(Self.fault(of: huge)).reason == .tooLarge)
  }

  @Test func aFileThatDidNotArriveWholeIsRefusedWithItsLastLine() throws {
    let file = EarlierFiles.fixture(schema: 2)
    for length in stride(from: 20, to: file.count - 2, by: 37) {
      let line = file.prefix(length).count { $0 == UInt8(ascii: "\n") } + 1
      let fault = try #require(Self.fault(of: Array(file.prefix(length))))
      #expect(fault.refusal == .endsTooEarly(line: line))
    }
  }

  @Test func aDamagedOperationOfSchema7IsNamedToo() throws {
    var json = BackupFiles.records(seed: 7, count: 12).map { BackupFiles.content(of: $0) }
    json[4] = "{}"
    let fault = try #require(Self.fault(of: Array(BackupFiles.file(of: json).utf8)))
    #expect(fault.path.text == "operations[4]" && fault.reason == .notAnOperation)
    #expect(fault.line == 6)
    json = BackupFiles.records(seed: 7, count: 12).map { BackupFiles.content(of: $0) }
    json[9] = json[2].replacing(#""counter":3"#, with: #""counter":4"#)
    let twice = try #require(Self.fault(of: Array(BackupFiles.file(of: json).utf8)))
    #expect(twice.path.text == "operations[9]" && twice.reason == .idUsedTwice)
    #expect(twice.line == 11)
  }

  static func fault(of file: [UInt8]) -> BackupFault? {
    do throws(BackupFault) {
      _ = try EarlierFiles.read(file)
      return nil
    } catch {
      return error
    }
  }
}
