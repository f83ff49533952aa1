import Basics
import Domain
import Time

/// The product's own analysis of a player's whole history: tasks in order, insights, levels, the week.
struct Analysis {
  /// The player's, five steps a session, as they come out of the log.
  private let sessions: [SessionDigest]
  private let now: Instant
  private let names: [TaskName]

  /// - Parameter records: how many guesses, spread over time like six years with 10,000 of them.
  init(records: Int) {
    let steps = 5
    let count = records / steps
    let gap = 6 * 365 * 86_400_000 / Int64(2000)
    now = Instant(milliseconds: 1_790_000_000_000 + Int64(count) * gap)
    names = (0..<10).map { TaskName("Task \($0)") }
    var state: UInt64 = 42
    sessions = (0..<count).map { number in
      let start = Instant(milliseconds: 1_790_000_000_000 + Int64(number) * gap)
      return Self.session(number, at: start, steps: steps, &state)
    }
  }

  private static func session(
    _ number: Int,
    at start: Instant,
    steps: Int,
    _ state: inout UInt64
  ) -> SessionDigest {
    let guesses = (0..<steps).map { step in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let actual = 120 + Int(state >> 33) % 900
      let estimate = 60 + Int(state >> 40) % 1200
      return GuessDigest(
        id: EstimationID(UInt128(number * steps + step)),
        step: StepID(UInt128((number % 2) * steps + step)),
        finishedAt: start.adding(.minutes(10 * (step + 1))),
        offset: .utc,
        guess: Guess(estimate: Seconds(estimate), actual: Seconds(actual)),
        rating: .close,
        counts: true,
        isHonest: true
      )
    }
    return SessionDigest(
      id: SessionID(UInt128(number)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: start,
      offset: .utc,
      isCalibration: number < 3,
      isCompleted: true,
      hasEnded: true,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: guesses,
      takenBack: 0,
      lastEventAt: start
    )
  }

  /// A number that depends on everything that is found.
  func run() -> Double {
    let history = self.history
    let insights = Insights(history, at: now)
    var found = insights.tasks.reduce(0) { $0 + $1.mirror.tilt + $1.mirror.wobble }
    found += history.tasks.reduce(0) { $0 + Double($1.level.rawValue) }
    found += insights.skill.skill ?? 0
    let week = ISOWeek(containing: LocalDay(now, offset: .utc))
    return found + (Reflection(week, of: history, at: now).accuracy ?? 0)
  }

  private var history: History {
    var tasks = names.map { TaskHistory($0, name: "") }
    for session in sessions {
      for guess in session.guesses {
        tasks[Int(guess.step.raw)].insert(PastGuess(guess, of: session))
      }
    }
    return History(tasks: tasks)
  }
}
