import Domain
import SyncEngine
import TestSupport
import Testing
import Time

@Suite struct FoldTests {
  /// A hundred seeds here; the wasm module and its native twin run a thousand.
  @Test func operationsFoldToTheSameStateInEveryOrder() {
    var findings = Findings()
    checkFolds(&findings, seeds: 2001...2100)
    #expect(findings.failures.isEmpty)
    #expect(findings.checked == 300)
  }

  @Test func theNewestWriterOfEachFieldDecides() {
    var log = TestLog()
    let routine = RoutineID(1)
    let operations = [
      log.make(.routineSet(routine, [.name("Old"), .displayName("Shown")])),
      log.make(.routineSet(routine, [.name("New")])),
    ]
    let ledger = Ledger(Array(operations.reversed()))
    #expect(ledger.allRoutines.first?.name == "New")
    #expect(ledger.allRoutines.first?.displayName == "Shown")
  }

  @Test func aNewerEditBringsARemovedRoutineBackWhole() {
    var log = TestLog()
    let routine = RoutineID(1)
    let made = log.make(.routineSet(routine, [.name("Morning"), .activeDays(.everyDay)]))
    let step = log.make(.stepSet(StepID(1), of: routine, [.name("Teeth")]))
    let removed = log.make(.routineRemoved(routine))
    #expect(Ledger([made, step, removed]).allRoutines.isEmpty)
    let edited = log.make(.routineSet(routine, [.displayName("Up!")]))
    let back = Ledger([edited, removed, step, made]).allRoutines
    #expect(back.map { $0.name } == ["Morning"])
    #expect(back.first?.steps.map { $0.name } == ["Teeth"])
  }

  @Test func stepsStandInTheOrderOfTheirPlaces() {
    var log = TestLog()
    let routine = RoutineID(1)
    let middle = Position.middle
    let operations = [
      log.make(.stepSet(StepID(1), of: routine, [.name("b"), .position(middle)])),
      log.make(.stepSet(StepID(2), of: routine, [.name("c"), .position(.after(middle))])),
      log.make(.stepSet(StepID(3), of: routine, [.name("a"), .position(.between(nil, middle))])),
      log.make(.stepSet(StepID(0), of: routine, [.name("b'"), .position(middle)])),
    ]
    let steps = Ledger(operations).allRoutines.first?.steps
    #expect(steps?.map { $0.name } == ["a", "b'", "b", "c"])
  }

  @Test func aRenamedStepKeepsItsHistoryAndItsNewName() {
    var log = TestLog()
    let named = log.make(.stepSet(StepID(1), of: RoutineID(1), [.name("Brush teeth")]))
    let renamed = log.make(.stepSet(StepID(1), of: RoutineID(1), [.name(" BRUSH  Teeth ")]))
    let estimation = Estimation(
      id: EstimationID(1),
      lock: LockedEstimate(
        id: LockID(1),
        step: StepID(1),
        estimate: .point(Seconds(60)),
        difficulty: .learning,
        bands: DifficultyLevel.learning.bands,
        startedAt: log.now
      ),
      stepName: "Recorded",
      measurement: Measurement(startedAt: log.now, finishedAt: log.now),
      offset: .utc
    )
    #expect(
      Ledger([renamed, named]).task(of: estimation.lock.step, called: estimation.stepName)
        == TaskName("brush teeth")
    )
    #expect(
      Ledger([]).task(of: estimation.lock.step, called: estimation.stepName) == TaskName("recorded")
    )
  }

  @Test func aPlayerIsKnownFromWhatSheDidAlsoWhenHerIntroductionIsGone() {
    var log = TestLog()
    let start = SessionStart(
      session: SessionID(1),
      routine: RoutineID(1),
      isCalibration: true,
      plan: []
    )
    #expect(Ledger([log.make(.sessionStarted(start))]).allPlayers.map { $0.id } == [TestLog.player])
    let routine = log.make(.routineSet(RoutineID(1), [.players([PlayerID(5)])]))
    #expect(Ledger([routine]).allPlayers.map { $0.id } == [PlayerID(5)])
  }

  @Test func whoIsRemovedComesBackWithANewerNameAndTwoRemovalsAtOnceLeaveNobodyOut() {
    var log = TestLog()
    let (ada, ben) = (PlayerID(1), PlayerID(2))
    let named = [log.make(.playerSet(ada, name: "Ada")), log.make(.playerSet(ben, name: "Ben"))]
    let removals = [log.make(.playerRemoved(ada)), log.make(.playerRemoved(ben))]
    let back = log.make(.playerSet(ada, name: "Ada"))
    #expect(Ledger(named + [removals[0]]).allPlayers.map { $0.id } == [ben])
    #expect(Ledger(named + [removals[0]]).removedPlayers.map { $0.id } == [ada])
    #expect(Ledger([back, removals[0]] + named).allPlayers.map { $0.id } == [ada, ben])
    #expect(Ledger(named + removals).allPlayers.map { $0.id } == [ada, ben])
    #expect(Ledger(named + removals).removedPlayers.isEmpty)
  }

  @Test func theHighestTotalEverShownIsNotTakenAway() {
    var log = TestLog()
    let start = SessionStart(
      session: SessionID(1),
      routine: RoutineID(1),
      isCalibration: false,
      plan: []
    )
    let ledger = Ledger([
      log.make(.sessionStarted(start)), log.make(.sessionEvent(SessionID(1), .closed(XP(500)))),
    ])
    let progress = ledger.progress(
      of: TestLog.player,
      history: ledger.history(of: TestLog.player),
      at: log.now,
      offset: .utc
    )
    #expect(progress.experience.total == XP(500))
  }

  @Test func aDayIsScheduledByThePlanAsItWasAtItsNoon() {
    var log = TestLog()
    let routine = RoutineID(1)
    let firstDay = LocalDay(log.now, offset: .utc)
    var operations = [
      log.make(.routineSet(routine, [.activeDays(.everyDay), .players([TestLog.player])]))
    ]
    log.advance(by: .hours(48))
    operations.append(log.make(.routineSet(routine, [.isActive(false)])))
    let ledger = Ledger(operations)
    let days = (-1...4).map {
      ledger.isScheduled(for: TestLog.player, on: firstDay.adding(days: $0))
    }
    #expect(days == [false, true, true, false, false, false])
  }
}
