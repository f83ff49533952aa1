import Basics
import Domain
import SyncEngine
import Time

/// Operations of every kind, with every field that there is.
package enum EveryBody {
  package static let all: [OperationBody] = plan + week + play + imported + settings + later

  /// Kinds that came later: what was pinned before them stays as it is.
  private static let later: [OperationBody] = [
    .sessionEvent(session, .stepPutBack(StepID(30))),
    .activitySet(ActivityID(7), [.weekdays(Weekdays(.monday).union(Weekdays(.wednesday)))]),
    .routineStood(routine, on: LocalDay(year: 2026, month: 3, day: 3)),
    .activitySet(ActivityID(7), [.routine(routine)]),
    .activitySet(ActivityID(8), [.routine(nil)]),
    .routineSet(routine, [.musicAbout(MusicAbout(name: "Morning mix", minutes: 42, songs: 12))]),
    .routineSet(routine, [.isActive(true), .after([OperationID(50), OperationID(.max)])]),
    .stepSet(step, of: routine, [.name("Shoes"), .after([OperationID(50)])]),
    .sessionEvent(session, .wholeGuessed(Seconds(1800))),
    .betPlaced(bet(told: 8, kept: later(1500))), .betPlaced(bet(told: nil, kept: later(900))),
    .sessionEvent(session, .nightBegun),
  ]

  private static func bet(told: Int?, kept: Instant) -> Bet {
    Bet(
      id: BetID(70),
      routine: routine,
      goal: later(3000),
      start: later(900),
      told: told,
      kept: kept
    )
  }

  private static let player = PlayerID(1)
  private static let routine = RoutineID(2)
  private static let step = StepID(3)
  private static let session = SessionID(4)
  private static let lock = LockID(5)
  private static let estimation = EstimationID(6)
  private static let now = Instant(milliseconds: 1_790_000_000_123)

  private static let plan: [OperationBody] = [
    .playerSet(player, name: "A \"name\" with é, 🌙 and \u{1}"),
    .routineSet(
      routine,
      [
        .name("Morning"), .displayName("Sunrise"), .icon(Icon("sun")),
        .players([player, PlayerID(UInt128.max)]), .activeDays(.schoolDays),
        .scheduleMode(.fixedDays), .calendarKeywords(["school", "bus, early"]),
        .musicLink("https://music.example/list"), .isActive(true), .madeBy(.parent),
      ]
    ),
    .routineSet(
      routine,
      [.scheduleMode(.calendar), .musicLink(nil), .isActive(false), .madeBy(.player), .players([])]
    ),
    .routineSet(routine, []),
    .stepSet(
      step,
      of: routine,
      [
        .name("Socks"), .icon(Icon("socks")), .position(.after(.middle)),
        .reference(Seconds(milliseconds: 90_500)),
      ]
    ),
    .stepSet(StepID(30), of: routine, [.reference(nil)]),
    .stepRemoved(step, of: routine),
    .routineRemoved(routine),
    .playerRemoved(PlayerID(9)),
  ]

  private static let week: [OperationBody] = [
    .schoolSet(
      player,
      Weekday.allCases.map { .hours($0, $0 == .sunday ? nil : hours) } + [.travel(.minutes(17))]
    ),
    .activitySet(
      ActivityID(7),
      [
        .name("Choir"), .weekday(.wednesday), .hours(hours), .travel(.minutes(5)),
        .players([player]),
      ]
    ),
    .activityRemoved(ActivityID(7)),
    .breakSet(
      BreakID(8),
      [.name("Autumn"), .days(days(LocalDay(year: 2026, month: 10, day: 5), 12))]
    ),
    .breakRemoved(BreakID(8)),
  ]

  private static let hours = span(TimeOfDay(hour: 8, minute: 5), TimeOfDay(hour: 13))

  private static let play: [OperationBody] =
    [
      .sessionStarted(
        SessionStart(
          session: session,
          routine: routine,
          isCalibration: true,
          plan: [planned(step, "Socks"), planned(StepID(30), "Teeth")]
        )
      )
    ] + events.map { .sessionEvent(session, $0) }

  private static func planned(_ id: StepID, _ name: String) -> QuestSession.PlannedStep {
    QuestSession.PlannedStep(id: id, name: name, icon: Icon("socks"))
  }

  private static let events: [SessionEvent.Kind] = [
    .estimateLocked(locked(.point(Seconds(120)))),
    .stepFinished(estimation, step, lock, Measurement(startedAt: now, finishedAt: later(95))),
    .stepReopened(estimation),
    .estimateLocked(locked(.range(Seconds(60), Seconds(240)))),
    .stepFinished(EstimationID(60), step, lock, measurement),
    .durationCorrected(EstimationID(60), Correction(actual: Seconds(150), counts: true)),
    .durationCorrected(EstimationID(60), Correction(actual: nil, counts: false)),
    .revealClosed(EstimationID(60)),
    .stepSkipped(StepID(30)),
    .closed(XP(35)),
  ]

  private static func later(_ seconds: Int) -> Instant { now.adding(Seconds(seconds)) }

  private static func locked(_ estimate: Estimate) -> LockedEstimate {
    LockedEstimate(
      id: lock,
      step: step,
      estimate: estimate,
      difficulty: .confident,
      bands: BandMultiplier(thousandths: 1250),
      startedAt: now
    )
  }

  private static var measurement: Measurement {
    var measurement = Measurement(startedAt: now, finishedAt: later(300))
    measurement.source = .remembered
    measurement.hidden = Seconds(41)
    measurement.monotonic = Seconds(milliseconds: 299_999)
    measurement.gaps = [
      Measurement.Gap(from: later(10), length: Seconds(7)),
      Measurement.Gap(from: later(100), length: Seconds(9)),
    ]
    measurement.doubts = Measurement.Doubt.allCases
    return measurement
  }

  private static let imported: [OperationBody] = [
    .sessionImported(
      ImportedSession(
        session: SessionID(40),
        routine: routine,
        isCalibration: false,
        experience: XP(77),
        guesses: Rating.allCases.map { guess($0) },
        undone: [planned(StepID(30), "Teeth")]
      )
    ),
    .profileImported(ProfileID(11), opening: XP(500)),
  ]

  private static func guess(_ rating: Rating) -> ImportedGuess {
    ImportedGuess(
      id: EstimationID(UInt128(100 + rating.rawValue)),
      step: planned(StepID(UInt128(31 + rating.rawValue)), "Step"),
      guess: Guess(estimate: Seconds(60), actual: Seconds(milliseconds: 61_500)),
      finishedAt: later(1000 + rating.rawValue),
      level: DifficultyLevel.allCases[rating.rawValue],
      bands: BandMultiplier(thousandths: 800),
      told: ImportedGuess.Told(rating: rating, accuracy: -12_345)
    )
  }

  private static let settings: [OperationBody] = [
    .set(.firstStart, "days"), .set(.playerHere, player), .set(.isShared, true),
    .set(.hasPractised, true), .set(.weekRead, LocalDay(year: 2026, month: 3, day: 2)),
    .set(.restRead(routine), true), .set(.sound, false),
  ]
}
