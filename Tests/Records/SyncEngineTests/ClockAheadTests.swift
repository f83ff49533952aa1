import Basics
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

/// A device whose clock is ten years ahead, and then set right: it orders edits and nothing else.
@Suite struct ClockAheadTests {
  /// From one Monday to another.
  private static let ahead = Seconds.hours(24 * 7 * 522)
  private static let back = Seconds.hours(-24 * 7 * 522)
  private static let routine = RoutineID(1)
  private static let player = TestLog.player

  // MARK: - Edits

  /// Devices that rename a routine and hear of each other at random; the first is ahead for a while.
  private struct Family {
    var dice: SplitMix64
    var clocks = (1...3).map { HybridClock(device: UInt128($0)) }
    var logs: [[Operation]] = [[], [], []]
    var now = TestLog().now
    var isAhead = true
    var made: [(edit: Operation, known: [Operation])] = []

    mutating func rename(_ device: Int) {
      now = now.adding(.minutes(1))
      let wall = device == 0 && isAhead ? now.adding(ClockAheadTests.ahead) : now
      let edit = Operation(
        id: OperationID(UInt128(made.count + 1)),
        clock: clocks[device].tick(milliseconds: wall.milliseconds),
        recordedAt: wall,
        offset: .utc,
        player: nil,
        body: .routineSet(ClockAheadTests.routine, [.name("Name \(made.count)")])
      )
      made.append((edit, logs[device]))
      logs[device].append(edit)
    }

    mutating func hear(_ device: Int, of other: Int) {
      for edit in logs[other] where !logs[device].contains(where: { $0.id == edit.id }) {
        clocks[device].absorb(edit.clock)
        logs[device].append(edit)
      }
    }

    mutating func live() {
      for turn in 0..<60 {
        isAhead = turn < 30
        let device = dice.below(3)
        if dice.chance(oneIn: 2) { rename(device) } else { hear(device, of: dice.below(3)) }
      }
      for _ in 0..<2 { for one in 0..<3 { for other in 0..<3 { hear(one, of: other) } } }
    }

    func name(_ device: Int) -> String? {
      Ledger(logs[device]).presentRoutine(ClockAheadTests.routine)?.name
    }
  }

  @Test(arguments: UInt64(1)...200)
  func anEditCountsBeforeAllThatItsWriterKnew(seed: UInt64) {
    var family = Family(dice: SplitMix64(seed: seed))
    family.live()
    for (edit, known) in family.made {
      #expect(known.allSatisfy { $0.clock < edit.clock }, "seed \(seed)")
    }
    // Everybody has everything; whoever has the right time and writes now is not behind the one that was ahead.
    for device in [1, 2, 0] {
      family.rename(device)
      for other in 0..<3 { family.hear(other, of: device) }
      let last = "Name \(family.made.count - 1)"
      for other in 0..<3 { #expect(family.name(other) == last, "seed \(seed)") }
    }
  }

  // MARK: - Days

  private func play(_ log: inout TestLog, _ number: UInt128) -> [Operation] {
    let (session, step) = (SessionID(number), StepID(1))
    let start = SessionStart(
      session: session,
      routine: Self.routine,
      isCalibration: false,
      plan: [QuestSession.PlannedStep(id: step, name: "Teeth", icon: .plain)]
    )
    let lock = LockedEstimate(
      id: LockID(number),
      step: step,
      estimate: .point(Seconds(60)),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: log.now
    )
    let done = Measurement(startedAt: log.now, finishedAt: log.now.adding(Seconds(60)))
    let estimation = EstimationID(number)
    return [
      log.make(.sessionStarted(start)),
      log.make(.sessionEvent(session, .estimateLocked(lock))),
      log.make(.sessionEvent(session, .stepFinished(estimation, step, lock.id, done))),
      log.make(.sessionEvent(session, .revealClosed(estimation))),
      log.make(.sessionEvent(session, .closed(.zero))),
    ]
  }

  private func everyDay(_ log: inout TestLog) -> Operation {
    log.make(.routineSet(Self.routine, [.activeDays(.everyDay), .players([Self.player])]))
  }

  private func streak(_ operations: [Operation], at now: Instant) -> Streak {
    let ledger = Ledger(operations)
    let history = ledger.history(of: Self.player)
    return ledger.progress(of: Self.player, history: history, at: now, offset: .utc).streak
  }

  /// Days played before a clock went wrong and after it was set right, with some on it between.
  @Test(arguments: 1...5, 0...2)
  func whatWasPlayedAheadIsNoDayOfNow(days: Int, ahead: Int) {
    var log = TestLog()
    var operations = [everyDay(&log)]
    for day in 0..<days {
      operations += play(&log, UInt128(day + 1))
      log.advance(by: .hours(24))
    }
    #expect(streak(operations, at: log.now).count == days)
    log.advance(by: Self.ahead)
    for number in 0..<ahead { operations += play(&log, UInt128(100 + number)) }
    log.advance(by: Self.back)
    #expect(streak(operations, at: log.now).count == days)
    operations += play(&log, 200)
    #expect(streak(operations, at: log.now) == streak(operations.reversed(), at: log.now))
    #expect(streak(operations, at: log.now).count == days + 1)
    #expect(streak(operations, at: log.now).flame == .burning)
  }

  @Test func whatWasPlayedAheadIsInNoWeekOfNow() {
    var log = TestLog()
    var operations = [everyDay(&log)] + play(&log, 1)
    let week = ISOWeek(containing: LocalDay(log.now, offset: .utc))
    log.advance(by: Self.ahead)
    operations += play(&log, 2)
    log.advance(by: Self.back)
    operations += play(&log, 3)
    let days = Ledger(operations).history(of: Self.player).map { $0.day }
    #expect(days.filter { week.monday <= $0 && $0 <= week.sunday }.count == 2)
  }

  /// Else its routine would go on as it was for ten years of days.
  @Test(arguments: [false, true])
  func aScheduleThatWasSetAheadCountsFromWhatWasWrittenAfterIt(isReversed: Bool) {
    var log = TestLog()
    let first = LocalDay(log.now, offset: .utc)
    var operations = [everyDay(&log)]
    log.advance(by: Self.ahead)
    operations.append(log.make(.routineSet(Self.routine, [.isActive(false)])))
    log.advance(by: Self.back)
    log.advance(by: .hours(48))
    operations.append(log.make(.routineSet(Self.routine, [.name("Morning")])))
    let ledger = Ledger(isReversed ? operations.reversed() : operations)
    let days = (0...4).map { ledger.isScheduled(for: Self.player, on: first.adding(days: $0)) }
    #expect(days == [true, true, false, false, false])
  }
}
