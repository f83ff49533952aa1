import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

/// Files of schemas 1 to 6.
@Suite struct EarlierSchemaTests {
  @Test func theSameDataIsTheSameOperationsInEverySchema() throws {
    let first = try EarlierFiles.read(EarlierFiles.fixture(schema: 1))
    #expect(first.records.count > 20)
    for schema in 2...6 {
      let backup = try EarlierFiles.read(EarlierFiles.fixture(schema: schema))
      #expect(backup.records == first.records, "schema \(schema)")
    }
  }

  /// Ids lie in logs: they are what another program, written from the page, computes.
  @Test func idsAreThoseOfThePage() throws {
    let wanted = try JSON.parse(EarlierFiles.fixture("expected-ids"))
    let ledger = try EarlierFiles.ledger(EarlierFiles.fixture(schema: 3))
    #expect(ledger.allPlayers.map { $0.id.raw.hexText } == [try #require(wanted["player"]?.string)])
    let routines = try #require(wanted["routines"]?.array)
    #expect(ledger.allRoutines.map { $0.id.raw.hexText } == routines.map { $0["id"]?.string })
    for (routine, wanted) in zip(ledger.allRoutines, routines) {
      #expect(routine.steps.map { JSON.string($0.id.raw.hexText) } == wanted["steps"]?.array)
    }
    let sessions = ledger.allSessions(of: try Self.player(ledger))
    let wantedSessions = try #require(wanted["sessions"]?.array)
    #expect(sessions.count == wantedSessions.count)
    for (session, wanted) in zip(sessions, wantedSessions) {
      #expect(session.id.raw.hexText == wanted["id"]?.string)
      #expect(session.routine.raw.hexText == wanted["routine"]?.string)
      let estimations = session.estimations.map { JSON.string($0.id.raw.hexText) }
      #expect(estimations == wanted["estimations"]?.array)
    }
  }

  @Test func routinesComeWithNamesDaysAndStepsInTheirOrder() throws {
    let ledger = try EarlierFiles.ledger(EarlierFiles.fixture(schema: 1))
    let routines = ledger.allRoutines
    #expect(routines.map { $0.name } == ["School morning", "Evening"])
    #expect(routines.map { $0.displayName } == ["Morning quest", "Evening quest"])
    #expect(
      routines[0].steps.map { $0.name } == [
        "Get dressed", "Breakfast", "Z\u{e4}hne putzen \u{1F9B7}",
      ]
    )
    #expect(
      routines[0].steps.map { $0.reference } == [nil, Seconds(milliseconds: 612_500), Seconds(120)]
    )
    #expect(routines.map { $0.activeDays } == [.schoolDays, Weekdays(rawValue: 0b110_0000)])
    #expect(routines.map { $0.isActive } == [true, false])
    #expect(routines.allSatisfy { $0.players == ledger.allPlayers.map { $0.id } })
    #expect(routines.allSatisfy { $0.madeBy == .parent && $0.scheduleMode == .fixedDays })
    #expect(routines.allSatisfy { $0.musicLink == nil && $0.calendarKeywords.isEmpty })
  }

  @Test func whatLaterSchemasAddIsRead() throws {
    let ledger = try EarlierFiles.ledger(EarlierFiles.fixture("schema-6-all"))
    let routine = try #require(ledger.allRoutines.first)
    #expect(routine.madeBy == .player)
    #expect(routine.scheduleMode == .calendar)
    #expect(routine.calendarKeywords == ["school", "class"])
    #expect(routine.musicLink == "https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M")
    let session = try #require(ledger.allSessions(of: try Self.player(ledger)).dropFirst().first)
    #expect(session.estimations.allSatisfy { $0.lock.level == .confident })
    #expect(session.estimations.allSatisfy { $0.lock.bands.thousandths == 1250 })
    let player = try Self.player(ledger)
    #expect(ledger.reached(by: player, at: routine.steps[0].id) == .confident)
    #expect(ledger.reached(by: player, at: StepID(1)) == .learning)
    #expect(ledger.reached(by: PlayerID(1), at: routine.steps[0].id) == .learning)
  }

  /// Whichever of the two files is read first.
  @Test func whatIsNotAsByDefaultStandsBesideAFileThatDoesNotKnowIt() throws {
    let (old, new) = (EarlierFiles.fixture(schema: 1), EarlierFiles.fixture("schema-6-all"))
    let both = [try EarlierFiles.ledger(old, new), try EarlierFiles.ledger(new, old)]
    for ledger in both {
      let routine = try #require(ledger.allRoutines.first)
      #expect(routine.scheduleMode == .calendar && routine.madeBy == .player)
      #expect(try Self.experience(ledger) == 785)
    }
    #expect(Self.answers(both[0]) == Self.answers(both[1]))
  }

  @Test func sessionsKeepTheirPointsTheirCalibrationAndEveryGuess() throws {
    let ledger = try EarlierFiles.ledger(EarlierFiles.fixture(schema: 4))
    let sessions = ledger.allSessions(of: try Self.player(ledger))
    #expect(sessions.map { $0.experience.points } == [50, 80, 35, 90, 95, 75, 65, 45])
    #expect(
      sessions.map { $0.isCalibration } == [true, true, true] + [false, false, false, false, false]
    )
    #expect(sessions.map { $0.estimations.count } == [2, 3, 1, 3, 3, 2, 1, 0])
    #expect(sessions.map { $0.isCompleted } == [true, true, false, true, true, true, true, false])
    let guess = try #require(sessions[3].estimations.last)
    #expect(guess.guess == Guess(estimate: Seconds(150), actual: Seconds(168)))
    #expect(guess.stepName == "Z\u{e4}hne putzen \u{1F9B7}")
    #expect(guess.measurement.source == .imported)
    #expect(guess.isHonest && guess.counts && guess.hasSeenReveal)
    #expect(sessions.allSatisfy { $0.offset == EarlierFiles.berlin })
    // 250 of the total are in no session.
    #expect(try Self.experience(ledger) == 785)
  }

  @Test func aRenamedStepKeepsItsHistoryUnderTheNameItHad() throws {
    let ledger = try EarlierFiles.ledger(EarlierFiles.fixture(schema: 1))
    let player = try Self.player(ledger)
    let history = ledger.history(of: player, in: ledger.history(of: player))
    #expect(history.task(TaskName("wash FACE"))?.guesses.count == 1)
    #expect(history.task(TaskName("get dressed"))?.guesses.count == 5)
    #expect(history.task(TaskName("Pack bag"))?.guesses.count == 2)
    #expect(!ledger.allRoutines.contains { $0.steps.contains { $0.name == "Wash face" } })
  }

  @Test func datesAndNumbersMayBeWrittenInOtherWays() throws {
    let file = EarlierFiles.fixture(schema: 1)
    let plain = try EarlierFiles.read(file)
    for (old, new) in [
      (#""startedAt": "2025-02-03T06:30:00Z""#, #""startedAt": "2025-02-03T06:30:00.750Z""#),
      (#""startedAt": "2025-02-03T06:30:00Z""#, #""startedAt": "2025-02-03T07:30:00+01:00""#),
      (#""startedAt": "2025-02-03T06:30:00Z""#, #""startedAt": "2025-02-03T01:00:00-05:30""#),
      (#""estimatedSeconds": 90"#, #""estimatedSeconds": 9e1"#),
      (#""estimatedSeconds": 90"#, #""estimatedSeconds": 90.0004"#),
      (#""estimatedSeconds": 90"#, #""estimatedSeconds": 0.0899996E+3"#),
      (#""totalXP": 785"#, #""totalXP": 785.0"#),
    ] {
      let backup = try EarlierFiles.read(EarlierFiles.edited(file, (old, new)))
      #expect(backup.records == plain.records, "\(new)")
    }
  }

  @Test func soundIsAsItWasAndRemindersStayOff() throws {
    let backup = try EarlierFiles.read(EarlierFiles.fixture(schema: 1))
    #expect(backup.leftOut.reminders)
    let ledger = Ledger(EarlierFiles.operations(backup))
    #expect(try ledger.setting(.sound, of: Self.player(ledger)) == false)
    // 7:30, and no switch.
    let time = try ledger.setting(.dailyReminderTime, of: Self.player(ledger))
    #expect(time == TimeOfDay(hour: 7, minute: 30))
    #expect(try ledger.setting(.dailyReminder, of: Self.player(ledger)) == nil)
    let kinds = Set(backup.records.map { BackupFiles.json(of: $0)["kind"]?.string })
    #expect(
      kinds == [
        "routine.set", "step.set", "step.removed", "session.imported", "profile.imported",
        "setting.set", "import.rest",
      ]
    )
  }

  @Test func whatWasChosenHereStandsAgainstAnImport() throws {
    var log = TestLog()
    let chosen = log.make(.set(.sound, true))
    var here = EarlierFiles.Log([chosen])
    try here.open(EarlierFiles.fixture(schema: 1), player: TestLog.player)
    #expect(here.ledger.setting(.sound, of: TestLog.player) == true)
  }

  static func player(_ ledger: Ledger) throws -> PlayerID {
    try #require(ledger.allPlayers.first).id
  }

  static func experience(_ ledger: Ledger) throws -> Int {
    let player = try player(ledger)
    return ledger.experience(of: player, in: ledger.history(of: player)).points
  }

  static func answers(_ ledger: Ledger) -> UInt64 {
    var findings = Findings()
    findings.note(ledger)
    return findings.digest
  }
}
