import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

/// The week as the parent knows it: what the log makes of the parent's edits.
@Suite struct WeekTests {
  private let player = TestLog.player
  private let activity = ActivityID(1)
  private let id = BreakID(1)

  @Test func eachDayOfASchoolWeekBelongsToItsNewestWriter() {
    var log = TestLog()
    let operations = [
      log.make(
        .schoolSet(player, [.hours(.monday, hours(8, 13)), .hours(.tuesday, hours(8, 15))])
      ),
      log.make(.schoolSet(player, [.hours(.tuesday, nil), .travel(.minutes(20))])),
      log.make(.schoolSet(player, [.hours(.monday, hours(9, 12))])),
    ]
    let ledger = Ledger(Array(operations.reversed()))
    #expect(ledger.schoolHours(of: player, on: .monday) == hours(9, 12))
    #expect(ledger.schoolHours(of: player, on: .tuesday) == nil)
    #expect(ledger.travelToSchool(of: player) == .minutes(20))
    #expect(ledger.schoolHours(of: PlayerID(9), on: .monday) == nil)
  }

  @Test func theDaysOfAnActivityAreItsNewestOnesWhetherOneOrSeveral() {
    var log = TestLog()
    let both = Weekdays(.tuesday).union(Weekdays(.thursday))
    let operations = [
      log.make(.activitySet(activity, [.weekday(.friday), .hours(hours(16, 18))])),
      log.make(.activitySet(activity, [.weekdays(both)])),
      log.make(.activitySet(activity, [.weekday(.monday)])),
    ]
    let days = (1...3).map {
      Ledger(Array(operations.prefix($0))).allActivities.map { $0.weekdays }
    }
    #expect(days == [[Weekdays(.friday)], [both], [Weekdays(.monday)]])
  }

  @Test func aNewerEditBringsARemovedActivityBackWhole() {
    var log = TestLog()
    let made = log.make(
      .activitySet(
        activity,
        [
          .name("Hockey"), .weekday(.tuesday), .hours(hours(16, 18)), .travel(.minutes(25)),
          .players([player]),
        ]
      )
    )
    let removed = log.make(.activityRemoved(activity))
    #expect(Ledger([removed, made]).allActivities.isEmpty)
    #expect(Ledger([removed, made]).activity(activity)?.name == "Hockey")
    let edited = log.make(.activitySet(activity, []))
    let back = Ledger([edited, removed, made]).allActivities
    #expect(
      back == [
        Activity(
          id: activity,
          name: "Hockey",
          weekdays: Weekdays(.tuesday),
          hours: hours(16, 18),
          travel: .minutes(25),
          players: [player]
        )
      ]
    )
  }

  @Test func activitiesStandAsTheyComeInAWeek() {
    var log = TestLog()
    let wanted: [(Weekday, TimeSpan)] = [
      (.monday, hours(9, 10)), (.monday, hours(15, 16)), (.friday, hours(8, 9)),
    ]
    let operations = wanted.reversed().enumerated().map { index, time in
      log.make(
        .activitySet(ActivityID(UInt128(index)), [.weekday(time.0), .hours(time.1)])
      )
    }
    #expect(Ledger(operations).allActivities.map { $0.hours } == wanted.map { $0.1 })
  }

  @Test func anActivityOfWhichNobodyKnowsWhenItIsIsNotShown() {
    var log = TestLog()
    let operations = [
      log.make(.activitySet(activity, [.name("Hockey"), .hours(hours(16, 18))])),
      log.make(.breakSet(id, [.name("Summer")])),
    ]
    #expect(Ledger(operations).allActivities.isEmpty)
    #expect(Ledger(operations).allBreaks.isEmpty)
  }

  @Test func whoeverTheWeekSpeaksOfIsKnown() {
    var log = TestLog()
    let operations = [
      log.make(.schoolSet(PlayerID(4), [])),
      log.make(.activitySet(activity, [.players([PlayerID(5)])])),
    ]
    #expect(Ledger(operations).allPlayers.map { $0.id } == [PlayerID(4), PlayerID(5)])
  }

  @Test func breaksStandInTheirOrderAndComeBackWhole() {
    var log = TestLog()
    let monday = LocalDay(log.now, offset: .utc)
    let later = log.make(.breakSet(BreakID(2), [.name("Later"), .days(days(monday, 5))]))
    let sooner = log.make(
      .breakSet(BreakID(3), [.name("Sooner"), .days(days(monday.adding(days: -9), 2))])
    )
    #expect(Ledger([later, sooner]).allBreaks.map { $0.name } == ["Sooner", "Later"])
    let removed = log.make(.breakRemoved(BreakID(2)))
    #expect(Ledger([removed, later, sooner]).allBreaks.map { $0.name } == ["Sooner"])
    let back = log.make(.breakSet(BreakID(2), []))
    #expect(
      Ledger([back, removed, sooner, later]).allBreaks.map { $0.name } == ["Sooner", "Later"]
    )
  }

  @Test func noDayOfABreakIsScheduled() {
    var log = TestLog()
    let operations = [
      log.make(.routineSet(RoutineID(1), [.activeDays(.everyDay), .players([player])])),
      log.make(.breakSet(id, [.days(days(monday.adding(days: 2), 3))])),
    ]
    let scheduled = (0...6).map { (day: Int) in
      Ledger(operations).isScheduled(for: player, on: monday.adding(days: day))
    }
    #expect(scheduled == [true, true, false, false, false, true, true])
  }

  // The streak

  /// Two days of play with some between them on which nothing was played, all of them scheduled.
  private func streak(pausing count: Int, breaks: [OperationBody]) -> Streak {
    var log = TestLog()
    var operations = [
      log.make(.routineSet(RoutineID(1), [.activeDays(.everyDay), .players([player])]))
    ]
    operations += play(&log, SessionID(1))
    log.advance(by: .hours(24 * (count + 1)))
    operations += play(&log, SessionID(2))
    operations += breaks.map { log.make($0) }
    let ledger = Ledger(operations)
    return ledger.progress(
      of: player,
      history: ledger.history(of: player),
      at: log.now,
      offset: .utc
    ).streak
  }

  private func play(_ log: inout TestLog, _ session: SessionID) -> [Operation] {
    let step = StepID(1)
    let start = SessionStart(
      session: session,
      routine: RoutineID(1),
      isCalibration: false,
      plan: [QuestSession.PlannedStep(id: step, name: "Teeth", icon: .plain)]
    )
    let lock = LockedEstimate(
      id: LockID(session.raw),
      step: step,
      estimate: .point(Seconds(60)),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: log.now
    )
    let done = Measurement(startedAt: log.now, finishedAt: log.now.adding(Seconds(60)))
    let estimation = EstimationID(session.raw)
    return [
      log.make(.sessionStarted(start)),
      log.make(.sessionEvent(session, .estimateLocked(lock))),
      log.make(.sessionEvent(session, .stepFinished(estimation, step, lock.id, done))),
      log.make(.sessionEvent(session, .revealClosed(estimation))),
      log.make(.sessionEvent(session, .closed(.zero))),
    ]
  }

  private var monday: LocalDay { LocalDay(TestLog().now, offset: .utc) }

  @Test func twoDaysWithoutPlayEndAStreakAndABreakDoesNot() {
    #expect(streak(pausing: 2, breaks: []).count == 1)
    let whole = OperationBody.breakSet(id, [.days(days(monday.adding(days: 1), 2))])
    #expect(streak(pausing: 2, breaks: [whole]).count == 2)
    #expect(streak(pausing: 2, breaks: [whole, .breakRemoved(id)]).count == 1)
    #expect(streak(pausing: 2, breaks: [whole, .breakRemoved(id), .breakSet(id, [])]).count == 2)
  }

  @Test func aBreakOfAllDaysButOneLeavesOnePause() {
    let most = OperationBody.breakSet(id, [.days(days(monday.adding(days: 1), 13))])
    #expect(streak(pausing: 14, breaks: [most]).count == 2)
    let fewer = OperationBody.breakSet(id, [.days(days(monday.adding(days: 1), 12))])
    #expect(streak(pausing: 14, breaks: [fewer]).count == 1)
  }

  @Test func aDayOfPlayInABreakCountsAsEver() {
    let whole = OperationBody.breakSet(id, [.days(days(monday, 30))])
    #expect(streak(pausing: 1, breaks: [whole]).count == 2)
  }

  @Test func theFlameRestsInNoBreak() {
    var log = TestLog()
    var operations = [
      log.make(.routineSet(RoutineID(1), [.activeDays(.everyDay), .players([player])]))
    ]
    operations += play(&log, SessionID(1))
    log.advance(by: .hours(48))
    let flame = { (operations: [Operation]) in
      let ledger = Ledger(operations)
      return ledger.progress(
        of: player,
        history: ledger.history(of: player),
        at: log.now,
        offset: .utc
      ).streak.flame
    }
    #expect(flame(operations) == .resting)
    let noted = log.make(.breakSet(id, [.days(days(monday.adding(days: 1), 7))]))
    #expect(flame(operations + [noted]) == .burning)
  }

  // What comes from outside

  private func body(_ kind: String, _ json: String) throws -> OperationBody {
    var log = TestLog()
    let any = log.make(.breakRemoved(id)).record(counter: 1)
    let record = OperationRecord(
      id: any.id,
      stream: .plan,
      player: nil,
      device: any.device,
      counter: 1,
      clock: any.clock,
      recordedAt: any.recordedAt,
      utcOffset: 0,
      kind: kind,
      body: try JSON.parse(Array(json.utf8))
    )
    return try Operation(record).body
  }

  @Test func anEditIsReadAsItIsWritten() throws {
    let text = """
      {"player":"\(TestLog.player.raw.hexText)","fields":{"monday":{"from":"08:00","to":"13:00"},\
      "sunday":null,"travelMinutes":1440}}
      """
    let read = try body("school.set", text)
    #expect(
      read
        == .schoolSet(
          player,
          [.hours(.monday, hours(8, 13)), .hours(.sunday, nil), .travel(.hours(24))]
        )
    )
    var log = TestLog()
    #expect(log.make(read).record(counter: 1).body.text == text)
  }

  @Test func fieldsOfANewerVersionAreLeftAlone() throws {
    let fields = #"{"name":"Hockey","coach":"Kim","days":{"first":"?"}}"#
    let read = try body(
      "activity.set",
      #"{"activity":"\#(activity.raw.hexText)","fields":\#(fields)}"#
    )
    #expect(read == .activitySet(activity, [.name("Hockey")]))
  }

  @Test(
    arguments: [
      #"{"monday":{"from":"13:00","to":"08:00"}}"#, #"{"monday":{"from":"08:00"}}"#,
      #"{"monday":{"from":"08:00","to":"24:00"}}"#, #"{"monday":["08:00","13:00"]}"#,
      #"{"monday":"08:00"}"#, #"{"travelMinutes":1441}"#, #"{"travelMinutes":-1}"#,
      #"{"travelMinutes":1e30}"#, #"{"travelMinutes":"5"}"#,
    ]
  )
  func schoolOutOfItsBoundsIsDamage(fields: String) {
    let text = #"{"player":"\#(player.raw.hexText)","fields":\#(fields)}"#
    #expect(throws: JSONFieldError.self) { try body("school.set", text) }
  }

  @Test(
    arguments: [
      #"{"name":"\#(String(repeating: "é", count: 201))"}"#, #"{"weekday":"someday"}"#,
      #"{"hours":null}"#, #"{"hours":{"from":"08:00","to":"08:00"}}"#,
      #"{"players":["\#(UInt128(1).hexText)","?"]}"#,
      #"{"players":[\#(Array(repeating: "\"\(UInt128(1).hexText)\"", count: 51).joined(separator: ","))]}"#,
    ]
  )
  func anActivityOutOfItsBoundsIsDamage(fields: String) {
    let text = #"{"activity":"\#(activity.raw.hexText)","fields":\#(fields)}"#
    #expect(throws: JSONFieldError.self) { try body("activity.set", text) }
  }

  @Test(
    arguments: [
      #"{"days":{"first":"2026-07-02","last":"2026-07-01"}}"#, #"{"days":null}"#,
      #"{"days":{"first":"2026-02-29","last":"2026-07-01"}}"#,
      #"{"days":{"first":"2026-07-02","last":"99999-07-01"}}"#,
    ]
  )
  func aBreakOutOfItsBoundsIsDamage(fields: String) {
    let text = #"{"break":"\#(id.raw.hexText)","fields":\#(fields)}"#
    #expect(throws: JSONFieldError.self) { try body("break.set", text) }
  }

  @Test func aNameOfTwoHundredLettersIsKept() throws {
    let name = String(repeating: "é", count: 200)
    let text = #"{"break":"\#(id.raw.hexText)","fields":{"name":"\#(name)"}}"#
    #expect(try body("break.set", text) == .breakSet(id, [.name(name)]))
  }
}
