import Domain
import Testing
import Time

@Suite struct QuestSessionTests {
  private let start = Instant(milliseconds: 1_790_000_000_000)
  private let first = StepID(1)
  private let second = StepID(2)

  private var session: QuestSession {
    QuestSession(
      id: SessionID(1),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: start,
      offset: .utc,
      isCalibration: true,
      plan: [
        QuestSession.PlannedStep(id: first, name: "One", icon: .plain),
        QuestSession.PlannedStep(id: second, name: "Two", icon: .plain),
      ]
    )
  }

  private func event(_ kind: SessionEvent.Kind, after seconds: Int = 0) -> SessionEvent {
    SessionEvent(at: start.adding(Seconds(seconds)), offset: .utc, kind: kind)
  }

  private func lock(_ id: UInt128, _ step: StepID, guess: Int = 60) -> LockedEstimate {
    LockedEstimate(
      id: LockID(id),
      step: step,
      estimate: .point(Seconds(guess)),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: start
    )
  }

  private func finish(
    _ id: UInt128,
    _ step: StepID,
    lock: UInt128,
    took: Int,
    doubts: [Measurement.Doubt] = []
  ) -> SessionEvent {
    var measurement = Measurement(startedAt: start, finishedAt: start.adding(Seconds(took)))
    measurement.doubts = doubts
    return event(
      .stepFinished(EstimationID(id), step, LockID(lock), measurement),
      after: took
    )
  }

  @Test func aStepIsGuessedDoneAndRevealedInThatOrder() {
    let plan = session.plan
    #expect(session.phase == .estimating(plan[0]))
    let guessed = [event(.estimateLocked(lock(1, first)))]
    #expect(session.replaying(guessed).phase == .doing(plan[0], lock(1, first)))
    let done = guessed + [finish(1, first, lock: 1, took: 70)]
    let revealed = session.replaying(done)
    #expect(revealed.phase == .revealing(plan[0], revealed.estimations[0]))
    #expect(revealed.estimations[0].guess == Guess(estimate: Seconds(60), actual: Seconds(70)))
    let next = session.replaying(done + [event(.revealClosed(EstimationID(1)))])
    #expect(next.phase == .estimating(plan[1]))
  }

  @Test func notDoneYetResumesTheStepWithItsOriginalStart() {
    let events = [
      event(.estimateLocked(lock(1, first))), finish(1, first, lock: 1, took: 30),
      event(.stepReopened(EstimationID(1)), after: 35), finish(2, first, lock: 1, took: 90),
    ]
    #expect(
      session.replaying(Array(events.dropLast())).phase
        == .doing(session.plan[0], lock(1, first))
    )
    let estimation = session.replaying(events).estimations.first
    #expect(estimation?.id == EstimationID(2))
    #expect(estimation?.guess.actual == Seconds(90))
  }

  @Test func ofTwoDevicesThatFinishAStepTheFirstOneCounts() {
    let events = [
      event(.estimateLocked(lock(1, first, guess: 60))),
      event(.estimateLocked(lock(2, first, guess: 500))),
      finish(1, first, lock: 1, took: 60), finish(2, first, lock: 2, took: 80),
    ]
    let replayed = session.replaying(events)
    #expect(replayed.estimations.map { $0.id } == [EstimationID(1)])
    #expect(replayed.experience == .zero)
    let seen = [EstimationID(1), EstimationID(2)].map { event(.revealClosed($0)) }
    #expect(session.replaying(events + seen).experience == XP(100))
  }

  @Test func aFinishedStepOutlivesASkipByAnotherDevice() {
    let events = [
      event(.estimateLocked(lock(1, first))), event(.stepSkipped(first)),
      finish(1, first, lock: 1, took: 60), event(.stepSkipped(first)),
    ]
    #expect(session.replaying(events).estimations.count == 1)
  }

  @Test func aStepThatIsPutBackIsAsItWas() {
    let running = [event(.estimateLocked(lock(1, first)))]
    let skips = [event(.stepSkipped(first)), event(.stepSkipped(second))]
    let back = [event(.stepPutBack(second)), event(.stepPutBack(first))]
    let before = session.replaying(running)
    #expect(session.replaying(running + skips + back).states == before.states)
    let finished = running + [finish(1, first, lock: 1, took: 60)]
    let after = session.replaying(finished + [event(.stepPutBack(first))])
    #expect(after.states == session.replaying(finished).states)
  }

  @Test func skippedStepsLeaveNoTrace() {
    let skipped = session.replaying([
      event(.stepSkipped(first)), event(.stepSkipped(second)),
    ])
    #expect(skipped.phase == .ended)
    #expect(!skipped.isCompleted)
    #expect(skipped.experience == .zero)
    #expect(!skipped.digest.countsForStreak(at: start.adding(.hours(24))))
  }

  @Test func aSessionCanBeResumedForTwelveHoursAfterItsLastEvent() {
    let running = session.replaying([event(.estimateLocked(lock(1, first)), after: 600)])
    let last = start.adding(Seconds(600))
    #expect(running.digest.isUnderWay(at: last.adding(.hours(12))))
    #expect(!running.digest.isUnderWay(at: last.adding(.hours(12) + Seconds(1))))
  }

  @Test func aSessionClosedByAgeCountsForTheStreakAndNotAsCompleted() {
    let left = session.replaying([
      event(.estimateLocked(lock(1, first))), finish(1, first, lock: 1, took: 60),
    ])
    #expect(!left.isCompleted)
    #expect(!left.digest.countsForStreak(at: start.adding(.hours(1))))
    #expect(left.digest.countsForStreak(at: start.adding(.hours(13))))
    #expect(left.digest.leftReveal(at: start.adding(.hours(1))) == nil)
    #expect(left.digest.leftReveal(at: start.adding(.hours(13))) == EstimationID(1))
  }

  @Test func whatIsNotedInASessionClosedByAgeDoesNotOpenItAgain() {
    let noted = session.replaying([
      event(.estimateLocked(lock(1, first))), finish(1, first, lock: 1, took: 60),
      event(.revealClosed(EstimationID(1)), after: 13 * 3600),
    ])
    #expect(noted.experience == XP(100))
    #expect(noted.digest.isClosedByAge(at: start.adding(.hours(14))))
  }

  @Test func aDurationThatIsNotToCountEarnsNothingAndTeachesNothing() {
    let uncounted = session.replaying([
      event(.estimateLocked(lock(1, first))),
      finish(1, first, lock: 1, took: 9000, doubts: [.late]),
      event(.durationCorrected(EstimationID(1), Correction(actual: nil, counts: false))),
    ])
    #expect(uncounted.phase == .estimating(uncounted.plan[1]))
    #expect(uncounted.estimations[0].isHonest == false)
    #expect(uncounted.totalTime == .zero)
  }

  @Test func eventsOfUnknownStepsAndEstimationsChangeNothing() {
    let stray = session.replaying([
      event(.stepSkipped(StepID(99))), event(.revealClosed(EstimationID(99))),
      finish(5, first, lock: 99, took: 60), finish(6, second, lock: 1, took: 60),
    ])
    #expect(stray.states == session.states)
  }
}
