import Domain
import Time

/// A player at a quest, session after session, through the rules of the game.
package struct SimulatedGame: Sendable {
  package let player: SimulatedPlayer
  package let tasks: [SimulatedTask]
  private let timetable: Timetable
  private var dice: SeededDice
  private var dayByDay: DayByDay
  private var today = -1
  private var widening = 1.0
  /// What the guesses of the session share.
  private var leaning = 0.0

  /// The player's history of each task.
  package private(set) var histories: [TaskHistory]
  /// Of each task: the level at which each session was played.
  package private(set) var levels: [[DifficultyLevel]]
  /// The points of each session.
  package private(set) var experience: [XP] = []
  private(set) var taps = TapCount()
  private var rises: [DifficultyRise]
  private var lastEnd = Self.firstDay

  /// Monday, 5 January 2026.
  static let firstDay = Instant(
    startOf: LocalDay(year: 2026, month: 1, day: 5),
    offset: .utc
  )

  package init(
    _ player: SimulatedPlayer,
    at tasks: [SimulatedTask],
    _ timetable: Timetable = .daily([7]),
    dice: SeededDice
  ) {
    self.player = player
    self.tasks = tasks
    self.timetable = timetable
    self.dice = dice
    dayByDay = DayByDay(player.days, &self.dice)
    histories = tasks.map { TaskHistory(TaskName($0.name), name: $0.name) }
    levels = tasks.map { _ in [] }
    rises = tasks.map { _ in DifficultyRise() }
  }

  package var sessions: Int { experience.count }

  package var total: XP { experience.reduce(.zero, +) }

  package var history: History { History(tasks: histories) }

  /// When the last session ended.
  package var now: Instant { lastEnd }

  /// What insights see of the first task.
  package var window: TaskWindow { TaskWindow(histories[0], at: now) }

  /// What they saw of it a week before.
  package var windowAWeekAgo: TaskWindow { TaskWindow(histories[0], aWeekBefore: now) }

  package mutating func play(_ count: Int) {
    for _ in 0..<count { playSession() }
  }
}

extension SimulatedGame {
  private mutating func playSession() {
    let start = timetable.start(of: sessions)
    wake(on: start.day)
    var moment = Self.firstDay.adding(.hours(24 * start.day + start.hour))
    let empty = emptySession(at: moment)
    var events: [SessionEvent.Kind] = []
    for place in tasks.indices { events += step(place, of: empty.id, &moment) }
    let session = empty.replaying(
      events.map { SessionEvent(at: moment, offset: .utc, kind: $0) }
    )
    lastEnd = moment
    take(session.digest)
  }

  /// Days without play go by as well, and a run of bad ones with them.
  private mutating func wake(on day: Int) {
    while today < day {
      today += 1
      widening = dayByDay.next(&dice)
    }
    if player.lean > 0 { leaning = player.lean * dice.normal() }
  }

  private func emptySession(at start: Instant) -> QuestSession {
    QuestSession(
      id: SessionID(UInt128(sessions + 1)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: start,
      offset: .utc,
      isCalibration: Calibration.applies(afterCompleted: sessions),
      plan: tasks.indices.map {
        QuestSession.PlannedStep(id: StepID(UInt128($0)), name: tasks[$0].name, icon: .plain)
      }
    )
  }

  /// What comes of a session is what comes of it in the app.
  private mutating func take(_ session: SessionDigest) {
    for guess in session.guesses {
      let place = Int(guess.step.raw)
      let past = PastGuess(guess, of: session)
      histories[place].insert(past)
      if past.teaches { rises[place].take(past.accuracy, on: past.day) }
    }
    experience.append(session.experience)
  }

  /// From *Lock it in* to the closed reveal.
  private mutating func step(
    _ place: Int,
    of session: SessionID,
    _ moment: inout Instant
  ) -> [SessionEvent.Kind] {
    let truth = tasks[place].length(&dice)
    let id = session.raw * UInt128(tasks.count) + UInt128(place)
    let lock = lock(LockID(id), place, estimate(place, of: truth, at: moment), at: moment)
    let tap = SimulatedTap(lock, truth, delay: delay(place), after: histories[place], &dice)
    taps.take(tap)
    levels[place].append(lock.level)
    moment = tap.measurement.finishedAt.adding(Seconds(20))
    return tap.events(EstimationID(id))
  }

  private mutating func estimate(_ place: Int, of truth: Seconds, at moment: Instant) -> Seconds {
    let part = DayPart(of: LocalTime(moment, offset: .utc))
    let sharpness = player.sharpestIn == part ? 0.5 : 1
    let wobble = player.wobble(in: sessions) * widening * sharpness
    let usual = player.remembers ? remembered(place) : tasks[place].usual
    return player.estimate(of: truth, usual: usual, leaning: leaning, wobble: wobble, &dice)
  }

  private func remembered(_ place: Int) -> Seconds {
    let earlier = histories[place].guesses.map { $0.guess.actual.value }
    return earlier.isEmpty ? tasks[place].usual : Seconds(Int(median(earlier).rounded()))
  }

  private mutating func delay(_ place: Int) -> Seconds {
    guard dice.chance(player.lateTaps) else { return .zero }
    return player.lateness.delay(after: tasks[place], &dice)
  }

  private func lock(
    _ id: LockID,
    _ place: Int,
    _ estimate: Seconds,
    at moment: Instant
  ) -> LockedEstimate {
    // Never below what was stored before; the rise itself never falls.
    let level = max(levels[place].last ?? .learning, rises[place].level)
    return LockedEstimate(
      id: id,
      step: StepID(UInt128(place)),
      estimate: .point(estimate),
      difficulty: level,
      bands: level.bands,
      startedAt: moment
    )
  }
}
