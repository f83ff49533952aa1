import Basics
import Domain
import Time

/// A session as an earlier program kept it: in one operation, because it is over.
package struct ImportedSession: Hashable, Sendable {
  package let session: SessionID
  package let routine: RoutineID
  package let isCalibration: Bool
  /// The XP that the earlier program gave for it.
  package let experience: XP
  /// The guesses in the order of the steps.
  package let guesses: [ImportedGuess]
  /// The steps that a session which was not completed left undone.
  package let undone: [QuestSession.PlannedStep]

  package init(
    session: SessionID,
    routine: RoutineID,
    isCalibration: Bool,
    experience: XP,
    guesses: [ImportedGuess],
    undone: [QuestSession.PlannedStep]
  ) {
    self.session = session
    self.routine = routine
    self.isCalibration = isCalibration
    self.experience = experience
    self.guesses = guesses
    self.undone = undone
  }

  var start: SessionStart {
    SessionStart(
      session: session,
      routine: routine,
      isCalibration: isCalibration,
      plan: guesses.map { $0.step } + undone
    )
  }

  /// What happened in the session, as far as the earlier program noted.
  func events(offset: UTCOffset) -> [SessionEvent] {
    var events: [SessionEvent] = []
    for guess in guesses {
      for kind in guess.kinds {
        events.append(SessionEvent(at: guess.finishedAt, offset: offset, kind: kind))
      }
    }
    return events
  }
}

/// A guess and its truth as an earlier program kept them.
package struct ImportedGuess: Hashable, Sendable {
  package let id: EstimationID
  package let step: QuestSession.PlannedStep
  package let estimate: Seconds
  package let actual: Seconds
  package let finishedAt: Instant
  package let level: DifficultyLevel
  package let bands: BandMultiplier
  /// What was told then, by rules that are not known any more; it is kept, and nothing is computed from it.
  package let told: Told

  package struct Told: Hashable, Sendable {
    package let rating: Rating
    /// The accuracy in thousandths of a percent, up to `bound` either way.
    package let accuracy: Int64

    package static let bound: Int64 = 1_000_000

    package init(rating: Rating, accuracy: Int64) {
      self.rating = rating
      self.accuracy = accuracy
    }
  }

  package init(
    id: EstimationID,
    step: QuestSession.PlannedStep,
    guess: Guess,
    finishedAt: Instant,
    level: DifficultyLevel,
    bands: BandMultiplier,
    told: Told
  ) {
    self.id = id
    self.step = step
    estimate = guess.estimate
    actual = guess.actual
    self.finishedAt = finishedAt
    self.level = level
    self.bands = bands
    self.told = told
  }

  fileprivate var kinds: [SessionEvent.Kind] {
    [
      .estimateLocked(lock), .stepFinished(id, step.id, lock.id, measurement), .revealClosed(id),
    ]
  }

  private var lock: LockedEstimate {
    LockedEstimate(
      id: LockID(id.raw),
      step: step.id,
      estimate: .point(estimate),
      difficulty: level,
      bands: bands,
      startedAt: measurement.startedAt
    )
  }

  private var measurement: Measurement {
    var measurement = Measurement(
      startedAt: finishedAt.adding(.zero - actual),
      finishedAt: finishedAt
    )
    measurement.source = .imported
    return measurement
  }
}
