import Basics
import Domain
import SyncEngine
import Time

extension RandomFamily {
  private static let plan = (1...4).map {
    QuestSession.PlannedStep(id: StepID(UInt128($0)), name: "Step \($0)", icon: .plain)
  }

  mutating func randomBody(at now: Instant) -> OperationBody {
    switch dice.below(18) {
    case 0: randomRoutineEdit()
    case 1: randomStepEdit()
    case 2: randomRemoval()
    case 3: .playerSet(PlayerID(UInt128(1 + dice.below(2))), name: "Player \(dice.below(5))")
    case 4, 5: randomSetting()
    case 6: .sessionStarted(randomStart())
    case 7: .sessionImported(randomImport(at: now))
    case 8:
      .profileImported(ProfileID(UInt128(1 + dice.below(2))), opening: XP(dice.below(300)))
    case 9...11: randomWeekEdit()
    default: .sessionEvent(SessionID(UInt128(1 + dice.below(3))), randomEvent(at: now))
    }
  }

  private mutating func randomRoutine() -> RoutineID { RoutineID(UInt128(1 + dice.below(2))) }

  private mutating func randomRoutineEdit() -> OperationBody {
    let fields: [RoutineField] = [
      .name("Name \(dice.below(5))"), .displayName("Shown \(dice.below(5))"),
      .activeDays(Weekdays(rawValue: UInt8(dice.below(128)))), .players([PlayerID(1)]),
      .isActive(!dice.chance(oneIn: 5)), .musicLink(dice.chance(oneIn: 2) ? nil : "https://x"),
      .musicAbout(
        MusicAbout(name: "Mix \(dice.below(3))", minutes: dice.below(90), songs: dice.below(30))
      ),
      .scheduleMode(dice.chance(oneIn: 4) ? .calendar : .fixedDays), .madeBy(.player),
      .calendarKeywords(["a", "b"]), .icon(Icon("bag")),
    ]
    let count = 1 + dice.below(4)
    return .routineSet(
      randomRoutine(),
      Array(dice.shuffled(fields).prefix(count)) + [.after(randomEdits())]
    )
  }

  /// Also such as nobody could have noted.
  private mutating func randomEdits() -> [OperationID] {
    (0..<dice.below(4)).map { _ in OperationID(UInt128(2 + dice.below(60))) }
  }

  private mutating func randomStepEdit() -> OperationBody {
    var position = Position.middle
    for _ in 0..<dice.below(8) { position = .after(position) }
    return .stepSet(
      StepID(UInt128(1 + dice.below(4))),
      of: randomRoutine(),
      [
        .name("Step \(dice.below(6))"), .position(position),
        .reference(dice.chance(oneIn: 2) ? nil : Seconds(dice.below(900))),
        .after(randomEdits()),
      ]
    )
  }

  private mutating func randomRemoval() -> OperationBody {
    let routine = randomRoutine()
    return switch dice.below(6) {
    case 5: .betPlaced(randomBet(on: routine))
    case 4: .routineStood(routine, on: LocalDay(number: 20_000 + dice.below(4)))
    case 0: .playerRemoved(PlayerID(UInt128(1 + dice.below(2))))
    case 1: .stepRemoved(StepID(UInt128(1 + dice.below(4))), of: routine)
    default: .routineRemoved(routine)
    }
  }

  private mutating func randomBet(on routine: RoutineID) -> Bet {
    let start = Instant(milliseconds: 1_790_000_000_000 + Int64(dice.below(1_000_000)))
    return Bet(
      id: BetID(UInt128(1 + dice.below(4))),
      routine: routine,
      goal: start.adding(.minutes(1 + dice.below(60))),
      start: start,
      told: dice.chance(oneIn: 3) ? nil : 1 + dice.below(9),
      kept: start.adding(.zero - .minutes(dice.below(30)))
    )
  }

  private mutating func randomSetting() -> OperationBody {
    switch dice.below(5) {
    case 0: .set(.firstStart, "page \(dice.below(9))")
    case 1: .set(.playerHere, PlayerID(UInt128(1 + dice.below(2))))
    case 2: .set(.sound, dice.chance(oneIn: 2))
    case 3: .set(.restRead(randomRoutine()), dice.chance(oneIn: 2))
    default: .set(.weekRead, LocalDay(number: 20_700 + dice.below(60)))
    }
  }

  private mutating func randomStart() -> SessionStart {
    SessionStart(
      session: SessionID(UInt128(1 + dice.below(3))),
      routine: randomRoutine(),
      isCalibration: dice.chance(oneIn: 2),
      plan: Self.plan
    )
  }

  private mutating func randomImport(at now: Instant) -> ImportedSession {
    let count = dice.below(4)
    return ImportedSession(
      session: SessionID(UInt128(1 + dice.below(3))),
      routine: randomRoutine(),
      isCalibration: dice.chance(oneIn: 2),
      experience: XP(dice.below(300)),
      guesses: Self.plan.prefix(count).map { randomGuess(at: $0, now) },
      undone: Array(Self.plan.dropFirst(count + dice.below(3)))
    )
  }

  private mutating func randomGuess(
    at step: QuestSession.PlannedStep,
    _ now: Instant
  ) -> ImportedGuess {
    let level = dice.pick(DifficultyLevel.allCases)
    return ImportedGuess(
      id: EstimationID(step.id.raw * 10 + UInt128(dice.below(3))),
      step: step,
      guess: Guess(estimate: Seconds(dice.below(3000)), actual: Seconds(dice.below(3000))),
      finishedAt: now,
      level: level,
      bands: level.bands,
      told: ImportedGuess.Told(rating: .close, accuracy: Int64(dice.below(100_000)))
    )
  }

  private mutating func randomEvent(at now: Instant) -> SessionEvent.Kind {
    let step = StepID(UInt128(1 + dice.below(4)))
    // A lock and an estimation of a step share a small pool of ids, so that they find each other.
    let lock = LockID(step.raw * 10 + UInt128(dice.below(2)))
    let estimation = EstimationID(step.raw * 10 + UInt128(dice.below(3)))
    switch dice.below(10) {
    case 0...2: return .estimateLocked(randomLock(lock, of: step, at: now))
    case 3...5: return .stepFinished(estimation, step, lock, randomMeasurement(at: now))
    case 6:
      return dice.pick([
        .stepSkipped(step), .stepPutBack(step), .wholeGuessed(Seconds(10 + dice.below(9000))),
        .nightBegun,
      ])
    case 7: return dice.chance(oneIn: 4) ? .stepReopened(estimation) : .revealClosed(estimation)
    case 8: return .durationCorrected(estimation, randomCorrection())
    default: return .closed(XP(dice.below(400)))
    }
  }

  private mutating func randomLock(
    _ id: LockID,
    of step: StepID,
    at now: Instant
  ) -> LockedEstimate {
    let guess = Seconds(10 + dice.below(3000))
    let estimate = dice.chance(oneIn: 4) ? Estimate.range(guess, guess + guess) : .point(guess)
    let level = dice.pick(DifficultyLevel.allCases)
    return LockedEstimate(
      id: id,
      step: step,
      estimate: estimate,
      difficulty: level,
      bands: level.bands,
      startedAt: now
    )
  }

  private mutating func randomMeasurement(at now: Instant) -> Measurement {
    let started = now.adding(.zero - Seconds(milliseconds: Int64(dice.below(4_000_000))))
    var measurement = Measurement(startedAt: started, finishedAt: now)
    measurement.hidden = Seconds(dice.below(60))
    measurement.monotonic = dice.chance(oneIn: 2) ? nil : measurement.wall
    measurement.gaps =
      dice.chance(oneIn: 3) ? [Measurement.Gap(from: started, length: Seconds(dice.below(99)))] : []
    measurement.doubts = dice.chance(oneIn: 4) ? [.late, .clockJumped] : []
    return measurement
  }

  private mutating func randomCorrection() -> Correction {
    Correction(
      actual: dice.chance(oneIn: 2) ? nil : Seconds(dice.below(2000)),
      counts: dice.chance(oneIn: 2)
    )
  }
}
