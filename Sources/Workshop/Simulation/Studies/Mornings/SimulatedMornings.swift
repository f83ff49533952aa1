import Domain
import Time

/// A player's mornings at one quest, through the rules of the game.
struct SimulatedMornings {
  private struct Task {
    let task: SimulatedTask
    let reference: Seconds?
    var history: TaskHistory
  }

  /// What a step of a morning would take, and what happens at its end.
  private struct Played {
    let place: Int
    let truth: Seconds
    let gap: Seconds
    let delay: Seconds
  }

  private let world: MorningWorld
  private let gap: Seconds
  private var tasks: [Task]
  private var days: MorningDays
  private var dice: SeededDice
  private(set) var sessions: [SessionDigest] = []
  private var next: [Played] = []

  private static let skipped = 0.04
  private static let doubted = 0.04
  private static let seven = Seconds.hours(7)

  init(_ world: MorningWorld, _ dice: SeededDice) {
    self.world = world
    self.dice = dice
    gap = Seconds(Int(self.dice.evenlyScaled(12, 60)))
    tasks = Self.tasks(world, &self.dice)
    days = MorningDays(world, &self.dice)
    draw()
  }

  private static func tasks(_ world: MorningWorld, _ dice: inout SeededDice) -> [Task] {
    let count = dice.whole(world.steps) + (world.hasNewStep ? 1 : 0)
    return (0..<count).map { number in
      let usual = Seconds(Int(dice.evenlyScaled(60, 1200)))
      let name = "Task \(number)"
      return Task(
        task: SimulatedTask(name, usual: usual, spread: dice.between(0.1, 0.35)),
        reference: dice.chance(0.5) ? usual.scaled(by: 0.4 * dice.normal()) : nil,
        history: TaskHistory(TaskName(name), name: name)
      )
    }
  }

  /// The next morning, if nothing is skipped, from the first guess to the last *Done*.
  var length: Seconds {
    next.reduce(.zero) { $0 + $1.truth } + next.dropLast().reduce(.zero) { $0 + $1.gap + $1.delay }
  }

  /// Before the next morning.
  var odds: Odds {
    let known = known
    return Odds(known.steps, known.mornings)
  }

  /// What the mornings that were played come to for the quest of the next one, in seconds.
  var sums: [Double] {
    let known = known
    let sums = known.mornings.lazy.compactMap { $0.recast(to: known.steps) }
    return Array(sums.prefix(Odds.mostMornings))
  }

  private var known: (steps: CurrentSteps, mornings: [Morning]) {
    let places = current
    let mornings = Morning.all(of: RoutineID(1), in: sessions, at: now) { step, _ in
      places.firstIndex(of: Int(step.raw))
    }
    let steps = places.indices.map { place in
      let task = tasks[places[place]]
      let usual = UsualTime(task.history, reference: task.reference, at: now)
      return CurrentSteps.Step(task: place, usual: usual)
    }
    return (CurrentSteps(steps, in: mornings), mornings)
  }

  /// The places of the quest's steps, as it is for the next morning.
  private var current: [Int] {
    let isChanged = played >= MorningWorld.change
    let hasLast = world.hasNewStep ? isChanged : !(world.losesStep && isChanged)
    return Array(tasks.indices.prefix(hasLast ? tasks.count : tasks.count - 1))
  }

  private var played = 0

  private var now: Instant {
    let (week, day) = played.quotientAndRemainder(dividingBy: PlayedSeason.sessionsInWeek)
    return SimulatedGame.firstDay.adding(.hours(24 * (7 * week + day))).adding(Self.seven)
  }
}

extension SimulatedMornings {
  mutating func play() {
    var moment = now
    let empty = emptySession(at: moment)
    var events: [SessionEvent.Kind] = []
    for step in next {
      if dice.chance(Self.skipped) {
        events.append(.stepSkipped(StepID(UInt128(step.place))))
      } else {
        events += play(step, of: empty.id, &moment)
      }
    }
    let session = empty.replaying(events.map { SessionEvent(at: moment, offset: .utc, kind: $0) })
      .digest
    for guess in session.guesses {
      tasks[Int(guess.step.raw)].history.insert(PastGuess(guess, of: session))
    }
    sessions.append(session)
    played += 1
    draw()
  }

  private mutating func draw() {
    let day = days.next(played, &dice)
    next = current.map { place in
      let task = tasks[place].task
      let own =
        world.isGamma
        ? Logarithm.natural(dice.gamma(spread: task.spread)) : task.spread * dice.normal()
      let isLate = dice.chance(world.lateTaps)
      return Played(
        place: place,
        truth: max(task.usual.scaled(by: day + own).rounded, Seconds(5)),
        gap: drawGap(),
        delay: isLate ? Lateness.long.delay(after: task, &dice) : .zero
      )
    }
  }

  private mutating func drawGap() -> Seconds {
    let usual = gap.scaled(by: 0.8 * dice.normal()).rounded
    if !dice.chance(world.wandering) { return usual }
    return usual + Seconds(Int(dice.evenlyScaled(120, 1200)))
  }

  private func emptySession(at start: Instant) -> QuestSession {
    QuestSession(
      id: SessionID(UInt128(played + 1)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: start,
      offset: .utc,
      isCalibration: Calibration.applies(afterCompleted: played),
      plan: next.map {
        let task = tasks[$0.place].task
        return QuestSession.PlannedStep(
          id: StepID(UInt128($0.place)),
          name: task.name,
          icon: .plain
        )
      }
    )
  }

  private mutating func play(
    _ step: Played,
    of session: SessionID,
    _ moment: inout Instant
  ) -> [SessionEvent.Kind] {
    let (task, id) = (tasks[step.place], session.raw * 100 + UInt128(step.place))
    let usual = EstimateScale.index(of: task.task.usual)
    let lock = LockedEstimate(
      id: LockID(id),
      step: StepID(UInt128(step.place)),
      estimate: .point(EstimateScale.stop(at: usual)),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: moment
    )
    // Where no tap is late, what is asked about is vouched for, so that nobody need know what the task has taken.
    let known = world.lateTaps > 0 ? task.history : TaskHistory(TaskName(""), name: "")
    let tap = SimulatedTap(lock, step.truth, delay: step.delay, after: known, &dice)
    moment = tap.measurement.finishedAt.adding(step.gap)
    let isLeftOut = !tap.isAskedAbout && dice.chance(Self.doubted)
    return tap.events(EstimationID(id))
      + (isLeftOut ? [.durationCorrected(EstimationID(id), .notCounted)] : [])
  }
}
