import Time

/// One run through a quest.
package struct QuestSession: Hashable, Sendable {
  /// A step as it was called when the session started.
  package struct PlannedStep: Hashable, Sendable {
    package let id: StepID
    package let name: String
    package let icon: Icon

    package init(id: StepID, name: String, icon: Icon) {
      self.id = id
      self.name = name
      self.icon = icon
    }
  }

  package indirect enum StepState: Hashable, Sendable {
    case waiting
    case running(LockedEstimate)
    case finished(Estimation)
    case skipped
  }

  /// What the player does next.
  package indirect enum Phase: Hashable, Sendable {
    case estimating(PlannedStep)
    case doing(PlannedStep, LockedEstimate)
    /// *Forgot to tap Done?*
    case asking(PlannedStep, Estimation)
    case revealing(PlannedStep, Estimation)
    /// Every step is finished or skipped and every reveal has been seen.
    case ended
  }

  package let id: SessionID
  package let routine: RoutineID
  package let player: PlayerID
  package let startedAt: Instant
  package let offset: UTCOffset
  package let isCalibration: Bool
  package internal(set) var plan: [PlannedStep]
  /// As many as `plan` has steps, in the same order.
  package internal(set) var states: [StepState]
  /// Of all finishes whose reveal was closed, also of those that do not stand.
  var earnings: [Earning] = []
  /// What an earlier program gave for the session: kept as it is, since its rules were others.
  package internal(set) var credit = XP.zero
  /// How many reveals *Not done yet* took back.
  package internal(set) var takenBack = 0
  /// What comes of its guesses is shown at its end.
  package internal(set) var isNight = false
  /// How long the whole string was guessed to take; none where it was not.
  package internal(set) var wholeGuess: Seconds?
  /// When the first guess was locked in.
  package internal(set) var begunAt: Instant?
  package internal(set) var lastEventAt: Instant
  /// The total XP that the summary showed; none while it has not been reached.
  package internal(set) var shownTotal: XP?

  package init(
    id: SessionID,
    routine: RoutineID,
    player: PlayerID,
    startedAt: Instant,
    offset: UTCOffset,
    isCalibration: Bool,
    plan: [PlannedStep]
  ) {
    self.id = id
    self.routine = routine
    self.player = player
    self.startedAt = startedAt
    self.offset = offset
    self.isCalibration = isCalibration
    self.plan = plan
    states = plan.map { _ in .waiting }
    lastEventAt = startedAt
    shownTotal = nil
  }

  /// Whether nothing has been done in it yet, not even guessed.
  package var isUntouched: Bool {
    lastEventAt == startedAt
      && states.allSatisfy { if case .waiting = $0 { true } else { false } }
  }

  /// A session belongs to the local day of its start.
  package var day: LocalDay { LocalDay(startedAt, offset: offset) }
}
