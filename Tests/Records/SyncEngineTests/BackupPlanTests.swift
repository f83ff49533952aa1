import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

/// What a copy is before it is opened, and after.
@Suite struct BackupPlanTests {
  private typealias Log = EarlierFiles.Log

  @Test func fiveHundredSessionsKeepPointsStreakAndEveryEstimation() throws {
    // Two school days in a row without a quest: the streak began behind them.
    let year = EarlierYear(sessions: 500, gaps: [40, 200, 201, 333])
    var log = Log()
    let plan = try log.open(year.file)
    #expect(plan.sessions == BackupPlan.Count(inFile: 500, new: 500))
    #expect(plan.estimations == BackupPlan.Count(inFile: 1500, new: 1500))
    #expect(plan.routines == BackupPlan.Count(inFile: 1, new: 1))
    let change = try #require(plan.players.first)
    #expect(plan.players.count == 1 && change.isNew)
    #expect(change.experienceBefore == .zero)
    #expect(change.experienceAfter.points == year.sum + 1234)

    let ledger = log.ledger
    let history = ledger.history(of: change.player.id)
    #expect(history.count == 500)
    #expect(history.count { $0.isCalibration } == 3)
    let end = try #require(year.days.last)
    let evening = Instant(milliseconds: Int64(end.number) * 86_400_000 + 64_800_000)
    let progress = ledger.progress(
      of: change.player.id,
      history: history,
      at: evening,
      offset: EarlierFiles.berlin
    )
    #expect(progress.streak.count == 500 - 199)
    #expect(progress.streak.flame == .burning)
    for (number, session) in ledger.allSessions(of: change.player.id).enumerated() {
      #expect(session.day == year.days[number])
      #expect(session.experience.points == year.experience(of: number))
      let guesses = session.estimations.map { $0.guess }
      let wanted = (0..<3).map {
        Guess(
          estimate: Seconds(year.estimate(number, $0)),
          actual: Seconds(year.actual(number, $0))
        )
      }
      #expect(guesses == wanted)
    }
  }

  @Test func openingItTwiceChangesNothing() throws {
    for file in [EarlierYear(sessions: 500).file, EarlierFiles.fixture("schema-6-all")] {
      var log = Log()
      try log.open(file)
      let (records, ledger) = (log.records, log.ledger)
      // In summer the clocks at home are set differently.
      let again = try log.open(file, offset: UTCOffset(minutes: 120))
      #expect(again.isNothingNew)
      #expect(again.sessions.new == 0 && again.estimations.new == 0 && again.routines.new == 0)
      #expect(again.players.allSatisfy { !$0.isNew && $0.experienceAfter == $0.experienceBefore })
      #expect(log.records == records)
      #expect(log.ledger == ledger)
      // Whatever is stored twice.
      #expect(Ledger(log.operations + log.operations) == ledger)
    }
  }

  @Test func anotherDeviceMakesTheSameOperations() throws {
    let file = EarlierFiles.fixture(schema: 5)
    let earlier = BackupReader.readEarlier
    let one = try BackupReader.read(file, BackupReading(device: 1, earlier: earlier) { _ in .utc })
    let two = try BackupReader.read(file, BackupReading(device: 2, earlier: earlier) { _ in .utc })
    #expect(one.records == two.records)
    #expect(one.counter == 0)
    #expect(Set(one.records.map { $0.id.raw }).count == one.records.count)
  }

  @Test func theSameDataInSchemas1And3IsOne() throws {
    var log = Log()
    try log.open(EarlierFiles.fixture(schema: 1))
    let ledger = log.ledger
    let plan = try log.open(EarlierFiles.fixture(schema: 3))
    #expect(plan.isNothingNew)
    #expect(plan.sessions == BackupPlan.Count(inFile: 8, new: 0))
    #expect(log.ledger == ledger)
  }

  @Test func aLaterFileBringsOnlyWhatIsNew() throws {
    var log = Log()
    try log.open(EarlierYear(sessions: 120).file)
    let plan = try log.open(EarlierYear(sessions: 150).file)
    #expect(plan.sessions == BackupPlan.Count(inFile: 150, new: 30))
    #expect(plan.estimations == BackupPlan.Count(inFile: 450, new: 90))
    #expect(plan.records.count == 30)
    let year = EarlierYear(sessions: 150)
    #expect(plan.players.map { $0.experienceAfter.points } == [year.sum + year.brought])
  }

  @Test func theLargestOpeningBalanceCountsInEitherOrder() throws {
    let small = EarlierYear(sessions: 20, brought: 100)
    let large = EarlierYear(sessions: 10, brought: 700)
    for files in [[small.file, large.file], [large.file, small.file]] {
      let ledger = try EarlierFiles.ledger(files[0], files[1])
      #expect(try EarlierSchemaTests.experience(ledger) == small.sum + 700)
    }
  }

  @Test func sessionsThatExplainMoreThanTheTotalLeaveNothingToOpenWith() throws {
    let year = EarlierYear(sessions: 20, brought: -500)
    #expect(try EarlierSchemaTests.experience(try EarlierFiles.ledger(year.file)) == year.sum)
  }

  /// One file was saved in the middle of a session, the other one behind its end.
  @Test func theFullerRecordOfASessionCountsInEitherOrder() throws {
    let whole = EarlierYear(sessions: 1).file
    let half = EarlierFiles.edited(
      EarlierYear(sessions: 1, finished: 1).file,
      (#""completedAt":"2024-09-02T06:40:00Z","#, ""),
      (#""xpEarned":90"#, #""xpEarned":30"#)
    )
    let alone = try EarlierFiles.ledger(half)
    let player = try EarlierSchemaTests.player(alone)
    #expect(alone.allSessions(of: player).map { $0.isCompleted } == [false])
    #expect(alone.allSessions(of: player).map { $0.plan.count } == [3])
    for ledger in [try EarlierFiles.ledger(half, whole), try EarlierFiles.ledger(whole, half)] {
      let session = try #require(ledger.allSessions(of: player).first)
      #expect(session.estimations.count == 3 && session.isCompleted)
      #expect(session.experience == XP(90))
      #expect(ledger.history(of: player).count == 1)
    }
  }

  @Test func aStepThatWasRenamedBetweenTwoFilesIsThereOnceInEitherOrder() throws {
    let old = EarlierFiles.edited(
      EarlierYear(sessions: 9).file,
      ("2027-01-01T10:00:00Z", "2025-01-01T10:00:00Z")
    )
    let new = EarlierFiles.edited(
      EarlierYear(sessions: 9).file,
      (#""displayName":"Step 1""#, #""displayName":"Tidy up""#)
    )
    for ledger in [try EarlierFiles.ledger(old, new), try EarlierFiles.ledger(new, old)] {
      let routine = try #require(ledger.allRoutines.first)
      #expect(routine.steps.map { $0.name } == ["Step 0", "Tidy up", "Step 2"])
      let player = try EarlierSchemaTests.player(ledger)
      let history = ledger.history(of: player, in: ledger.history(of: player))
      #expect(history.task(TaskName("Step 1"))?.guesses.count == 9)
    }
  }

  @Test func aLogThatIsNotEmptyKeepsWhatItHas() throws {
    var log = Log(RandomFamily.operations(seed: 6, count: 200))
    let before = log.ledger
    let player = PlayerID(1)
    let plan = try log.open(EarlierYear(sessions: 40).file, player: player)
    let change = try #require(plan.players.first)
    #expect(plan.players.count == 1 && change.player.id == player && !change.isNew)
    #expect(
      change.experienceBefore == before.experience(of: player, in: before.history(of: player))
    )
    #expect(change.experienceAfter > change.experienceBefore)
    let after = log.ledger
    #expect(after.history(of: player).count == before.history(of: player).count + 40)
    #expect(after.allRoutines.count == before.allRoutines.count + 1)
    for session in before.allSessions(of: player) { #expect(after.session(session.id) == session) }
  }

  /// Nobody has to remember what was answered the last time.
  @Test func aProfileGoesToThePlayerItWasGivenToBefore() throws {
    var log = Log(RandomFamily.operations(seed: 4, count: 50))
    try log.open(EarlierFiles.fixture(schema: 1), player: PlayerID(1))
    #expect(try log.plan(EarlierFiles.fixture(schema: 6)).isNothingNew)
    #expect(try log.plan(EarlierFiles.fixture(schema: 6), player: PlayerID(2)).isNothingNew)
  }

  @Test func whatWasRemovedHereStaysRemoved() throws {
    var log = Log()
    try log.open(EarlierYear(sessions: 9).file)
    let routine = try #require(log.ledger.allRoutines.first)
    var clock = HybridClock(device: 5)
    for operation in log.operations { clock.absorb(operation.clock) }
    let removal = Operation(
      id: OperationID(1),
      clock: clock.tick(milliseconds: 0),
      recordedAt: Instant(milliseconds: 1_800_000_000_000),
      offset: .utc,
      player: nil,
      body: .routineRemoved(routine.id)
    )
    var here = Log(log.operations + [removal])
    #expect(here.ledger.allRoutines.isEmpty)
    let plan = try here.open(EarlierYear(sessions: 10).file)
    #expect(plan.routines == BackupPlan.Count(inFile: 1, new: 0))
    #expect(plan.sessions.new == 1)
    #expect(here.ledger.allRoutines.isEmpty)
  }

  // Schema 7

  @Test func aCopyOpenedOnAnEmptyLogGivesTheSameLedger() throws {
    for name in ["schema-1", "schema-3", "schema-6-all"] {
      var log = Log(RandomFamily.operations(seed: 11, count: 100))
      try log.open(EarlierFiles.fixture(name))
      var copy = Log()
      let plan = try copy.open(log.file)
      #expect(copy.ledger == log.ledger, "\(name)")
      #expect(copy.records == log.records, "\(name)")
      #expect(plan.records.count == log.records.count)
      #expect(try copy.open(log.file).isNothingNew)
      #expect(try copy.open(EarlierFiles.fixture(name)).isNothingNew, "\(name)")
    }
  }

  @Test func aCopyMergesIntoALogByTheIdsOfItsOperations() throws {
    for seed in UInt64(1)...50 {
      let operations = RandomFamily.operations(seed: seed, count: 80)
      let here = Array(operations[..<50])
      var log = Log(here)
      let file = BackupFiles.file(of: Array(BackupFiles.encoded(operations)[30...]))
      let plan = try log.open(file)
      #expect(plan.records.count == 30, "seed \(seed)")
      #expect(log.ledger == Ledger(operations), "seed \(seed)")
      #expect(try log.plan(file).isNothingNew, "seed \(seed)")
      let count = plan.players.reduce(0) {
        $0 + ($1.experienceAfter >= $1.experienceBefore ? 0 : 1)
      }
      #expect(count == 0, "seed \(seed)")
    }
  }

  @Test func whatNobodyUnderstandsSurvives() throws {
    let strange = EarlierFiles.edited(
      EarlierFiles.fixture(schema: 3),
      (#""schema": 3,"#, #""schema": 3, "spell": {"z": 1.50, "a": [1e3, null]},"#),
      (#""totalXP""#, #""pet": "drag\u00f6n \ud83d\udc09", "totalXP""#),
      (#""name": "School morning""#, #""name": "School morning", "color": [1, 2]"#),
      (#""name": "Breakfast""#, #""name": "Breakfast", "mood": true"#),
      (#""isCalibration""#, #""weather": "rain", "isCalibration""#),
      (#""taskDisplayName": "Wash face""#, #""taskDisplayName": "Wash face", "song": 7"#)
    )
    var log = Log()
    try log.open(strange)
    var copy = Log()
    try copy.open(log.file)
    let text = String(decoding: copy.file, as: UTF8.self)
    for piece in [
      #""spell":{"a":[1e3,null],"z":1.50}"#, "\"pet\":\"drag\u{f6}n \u{1F409}\"", #""color":[1,2]"#,
      #""mood":true"#, #""weather":"rain""#, #""song":7"#, #""currentStreak":6"#,
      #""notificationHour":7"#, #""name":"Brush teeth""#,
      #""lastPlayedDate":"2025-02-12T06:30:00Z""#,
    ] {
      #expect(text.contains(piece), "\(piece)")
    }
    // And changes nothing else.
    let plain = try EarlierFiles.ledger(EarlierFiles.fixture(schema: 3))
    #expect(EarlierSchemaTests.answers(copy.ledger) == EarlierSchemaTests.answers(plain))
  }

  @Test func thePlaylistsNameAndPictureSurvive() throws {
    var log = Log()
    try log.open(EarlierFiles.fixture("schema-6-all"))
    let text = String(decoding: log.file, as: UTF8.self)
    #expect(text.contains(#""spotifyPlaylistName":"Morning songs""#))
    #expect(text.contains(#""spotifyPlaylistImageURL":"https://i.scdn.co/image/1""#))
  }

  @Test func aPlaylistThatIsNoLinkIsLeftOutAndKept() throws {
    let file = EarlierFiles.edited(
      EarlierFiles.fixture("schema-6-all"),
      ("37i9dQZF1DXcBWIGoYBM5M", "javascript:alert(1)")
    )
    let backup = try EarlierFiles.read(file)
    #expect(backup.leftOut.playlists == 1)
    #expect(Ledger(EarlierFiles.operations(backup)).allRoutines.allSatisfy { $0.musicLink == nil })
    let text = String(decoding: BackupFiles.file(of: backup.records), as: UTF8.self)
    #expect(text.contains(#""spotifyPlaylistID":"javascript:alert(1)""#))
  }

  @Test func aRecordThatTheFileHoldsTwiceCountsOnce() throws {
    let file = EarlierFiles.fixture(schema: 3)
    var document = try JSON.parse(file)
    document = document.doubled("sessions").doubled("routines")
    let backup = try EarlierFiles.read(document.bytes)
    #expect(backup.leftOut.repeated == 10)
    #expect(try EarlierFiles.read(file).records == backup.records)
  }
}

extension JSON {
  /// With every element of a list twice.
  fileprivate func doubled(_ name: String) -> JSON {
    .object(
      (object ?? []).map { member in
        guard member.name == name, let list = member.value.array else { return member }
        return JSONMember(name: name, value: .array(list + list))
      }
    )
  }
}
