import Basics
import Domain
import Testing
import Time

/// What a session leaves behind for the odds, and what these come to at their ends; the numbers themselves are golden.
@Suite struct MorningTests {
  private let begin = Instant(milliseconds: 1_790_000_000_000)

  private func session(_ id: UInt128 = 1, steps: UInt128 = 3) -> QuestSession {
    QuestSession(
      id: SessionID(id),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: begin,
      offset: .utc,
      isCalibration: false,
      plan: (1...steps).map {
        QuestSession.PlannedStep(id: StepID($0), name: "Step \($0)", icon: .plain)
      }
    )
  }

  private func event(_ kind: SessionEvent.Kind) -> SessionEvent {
    SessionEvent(at: begin, offset: .utc, kind: kind)
  }

  private func lock(_ step: UInt128, at start: Int) -> SessionEvent {
    let lock = LockedEstimate(
      id: LockID(step),
      step: StepID(step),
      estimate: .point(Seconds(60)),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: begin.adding(Seconds(start))
    )
    return event(.estimateLocked(lock))
  }

  private func played(
    _ step: UInt128,
    from start: Int,
    to end: Int,
    _ doubts: [Measurement.Doubt] = []
  ) -> [SessionEvent] {
    var measurement = Measurement(
      startedAt: begin.adding(Seconds(start)),
      finishedAt: begin.adding(Seconds(end))
    )
    measurement.doubts = doubts
    let done = SessionEvent.Kind.stepFinished(
      EstimationID(step),
      StepID(step),
      LockID(step),
      measurement
    )
    return [lock(step, at: start), event(done)]
  }

  private func corrected(_ step: UInt128, _ correction: Correction) -> SessionEvent {
    event(.durationCorrected(EstimationID(step), correction))
  }

  private func skipped(_ step: UInt128) -> SessionEvent { event(.stepSkipped(StepID(step))) }

  private func morning(_ events: [SessionEvent]) -> Morning? {
    Morning(session().replaying(events).digest) { step, _ in Int(step.raw) - 1 }
  }

  private func steps(_ minutes: [Int]) -> [CurrentSteps.Step] {
    minutes.indices.map { place in
      let times = [Seconds](repeating: .minutes(minutes[place]), count: 9)
      return CurrentSteps.Step(task: place, usual: UsualTime(times, reference: nil))
    }
  }

  @Test func aDigestKnowsWhatWasSkippedAndWhatWasMeasured() {
    let digest = session().replaying(
      played(1, from: 0, to: 900, [.late])
        + [corrected(1, Correction(actual: Seconds(300), counts: true)), skipped(2)]
        + played(3, from: 930, to: 1000)
    ).digest
    #expect(digest.skipped == [StepID(2)])
    #expect(digest.guesses.map { $0.measured } == [Seconds(900), Seconds(70)])
    #expect(digest.guesses.map { $0.guess.actual } == [Seconds(300), Seconds(70)])
    #expect(digest.begunAt == begin)
    #expect(!digest.hasClockJumped)
  }

  @Test func aStepThatIsPutBackIsNotSkipped() {
    let putBack = event(.stepPutBack(StepID(1)))
    #expect(session().replaying([skipped(1), putBack]).digest.skipped == [])
    #expect(session().replaying([skipped(1)]).digest.begunAt == nil)
  }

  @Test func aMorningBeginsWithTheFirstGuessAlsoWhereItsStepWasSkippedThen() throws {
    let later =
      [skipped(1)] + played(2, from: 600, to: 900) + played(3, from: 900, to: 1200)
    let early = try #require(morning([lock(1, at: 0)] + later))
    let late = try #require(morning(later))
    let current = CurrentSteps(steps([5, 5, 5]), in: [])
    let (longer, shorter) = (early.recast(to: current), late.recast(to: current))
    #expect(try #require(longer) - #require(shorter) == 2 * 600)
  }

  @Test func whatWasBrokenOffOrMeasuredOverAJumpIsNoMorning() {
    let whole = played(1, from: 0, to: 300) + played(2, from: 300, to: 600)
    #expect(morning(whole) == nil)
    #expect(morning(whole + [skipped(3)]) != nil)
    #expect(morning(whole + played(3, from: 600, to: 900, [.clockJumped])) == nil)
    #expect(morning([skipped(1), skipped(2), skipped(3)]) == nil)
  }

  @Test func aForgottenDoneInTheMiddleStaysBetweenTheSteps() {
    let current = CurrentSteps(steps([5, 5, 5]), in: [])
    let ends = [Correction.notCounted, Correction(actual: .minutes(5), counts: true)]
    for correction in ends {
      let sum = morning(
        played(1, from: 0, to: 300) + played(2, from: 300, to: 1800, [.late])
          + [corrected(2, correction)] + played(3, from: 1800, to: 2100)
      )?.recast(to: current)
      // 15 minutes of steps, 20 between them.
      #expect(abs((sum ?? 0) - 2100) < 1e-6, "\(correction)")
    }
  }

  @Test func aForgottenLastDoneDoesNot() {
    let current = CurrentSteps(steps([5, 5, 5]), in: [])
    let sum = morning(
      played(1, from: 0, to: 300) + played(2, from: 300, to: 600)
        + played(3, from: 600, to: 3000, [.late]) + [corrected(3, .notCounted)]
    )?.recast(to: current)
    #expect(abs((sum ?? 0) - 900) < 1e-6)
  }

  @Test func whatIsNeverDoneCountsNothingUnlessNothingIsLeft() {
    let without = (0..<5).compactMap { _ in
      morning(played(1, from: 0, to: 300) + [skipped(2)] + played(3, from: 300, to: 600))
    }
    #expect(CurrentSteps(steps([5, 5, 5]), in: without).steps.map { $0.task } == [0, 2])
    #expect(CurrentSteps(steps([5, 5, 5]), in: Array(without.prefix(4))).steps.count == 3)
    let only = CurrentSteps.Step(task: 1, usual: UsualTime([], reference: nil))
    #expect(CurrentSteps([only], in: without).steps == [only])
  }

  @Test func usuallyNeedsThreeTimesOfEveryStep() {
    func step(_ count: Int) -> CurrentSteps.Step {
      let times = [Seconds](repeating: Seconds(100), count: count)
      return CurrentSteps.Step(task: count, usual: UsualTime(times, reference: nil))
    }
    #expect(CurrentSteps([step(3), step(4)], in: []).isKnown)
    #expect(!CurrentSteps([step(3), step(2)], in: []).isKnown)
  }

  @Test func aRoomIsTheUpperEndOfTheRangeUntilFiveMorningsAreKnown() {
    let current = CurrentSteps(steps([5, 5]), in: [])
    let four = Odds(current, sums: [600, 660, 700, 720])
    #expect(four.suggestedRoom == four.range.to)
    #expect((four.suggestedRoom ?? .zero).milliseconds % 300_000 == 0)
    let five = Odds(current, sums: [600, 660, 700, 720, 800])
    #expect(five.suggestedRoom == five.room(for: 8))
    #expect(five.suggestedRoom != nil)
  }

  @Test func noStartCanBeSaidOfAQuestOfHours() {
    let odds = Odds(CurrentSteps(steps([200]), in: []), sums: [])
    #expect(odds.range.to == nil)
    #expect(odds.range.from > .minutes(100))
    #expect(odds.suggestedRoom == nil)
    #expect(Odds(CurrentSteps(steps([900]), in: []), sums: []).range.from == .minutes(240))
  }

  /// Anything that a log of strangers can hold.
  @Test func nothingIsTooLongTooShortOrTooOldForOdds() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let extremes = [
        Seconds(0), Seconds(1), Seconds(300), Seconds(90_000), Seconds(1_000_000_000),
      ]
      let times = (0..<dice.below(7)).map { _ in dice.pick(extremes) }
      let usual = UsualTime(times, reference: dice.pick([nil] + extremes.map { Optional($0) }))
      let current = CurrentSteps(
        (0...dice.below(4)).map { CurrentSteps.Step(task: $0, usual: usual) },
        in: []
      )
      let mornings = (0..<dice.below(9)).compactMap { _ in
        morning(
          (1...3).flatMap { step in
            played(
              step,
              from: dice.pick([-1_000_000_000, 0, 60]),
              to: dice.pick([0, 60, 1_000_000_000]),
              dice.pick([[], [.late]])
            )
          }
        )
      }
      let odds = Odds(current, mornings)
      let chances = [0, 1, 60, 3600, 1_000_000_000].map { odds.chance(within: Seconds($0)) }
      #expect(chances == chances.sorted() && chances.allSatisfy { (0...1).contains($0) }, "\(seed)")
      #expect((1...9).contains(odds.told(within: .minutes(30))), "\(seed)")
      if let room = odds.suggestedRoom, odds.areKnown {
        #expect(odds.chance(within: room) >= 0.8, "\(seed)")
        let less = room - .minutes(1)
        #expect(odds.chance(within: less) < 0.8, "\(seed)")
      }
      #expect(odds.usual >= .zero && odds.range.from >= .minutes(5), "\(seed)")
    }
  }
}
