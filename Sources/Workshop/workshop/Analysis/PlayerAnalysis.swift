import Domain
import SyncEngine
import Time

/// When and where a copy is read.
struct ReadingMoment {
  let now: Instant
  let offset: UTCOffset

  init(_ now: Instant) {
    self.now = now
    offset = UTCOffset(here: now)
  }

  var time: LocalTime { LocalTime(now, offset: offset) }
}

/// What a player's history says.
struct PlayerAnalysis {
  struct Task {
    let history: TaskHistory
    /// None without a guess that teaches in the last 90 days.
    let insights: TaskInsights?
    /// None unless it is asked for: no player sees it, and whoever is shown this text may be one.
    let level: DifficultyLevel?
    /// None of fewer than four honest times in these days.
    let span: TaskSpan?
  }

  let player: Player
  let sessions: Int
  /// In the order in which they were first played.
  let tasks: [Task]
  let insights: Insights
  let firstGuesses: [FirstGuesses.Month]
  let quests: [QuestAnalysis]
  /// None before the first week that can be looked back at.
  let week: WeekAnalysis?

  init(of player: Player, in ledger: Ledger, at moment: ReadingMoment, tellsDifficulty: Bool) {
    let sessions = ledger.history(of: player.id)
    let history = ledger.history(of: player.id, in: sessions)
    let insights = Insights(history, at: moment.now)
    self.player = player
    self.sessions = sessions.count
    self.insights = insights
    tasks = history.tasks.map { task in
      Task(
        history: task,
        insights: insights.tasks.first { $0.task == task.task },
        level: tellsDifficulty ? task.level : nil,
        span: TaskSpan(task, at: moment.now)
      )
    }
    firstGuesses = FirstGuesses.months(of: history)
    quests = ledger.allRoutines.filter { $0.isOffered(to: player.id) }.compactMap { routine in
      ledger.readiness(of: routine, for: player.id, in: sessions, at: moment.now).map {
        QuestAnalysis(name: routine.displayName, odds: $0.odds)
      }
    }
    week = WeekAnalysis(of: player.id, sessions, history, in: ledger, at: moment)
  }
}

/// The newest week that can be looked back at, as the player's screen shows it.
struct WeekAnalysis {
  let reflection: Reflection
  /// As it stood at the end of the week.
  let streak: Streak
  /// The most that any day of the week saw.
  let longestStreak: Int

  init?(
    of player: PlayerID,
    _ sessions: [SessionDigest],
    _ history: History,
    in ledger: Ledger,
    at moment: ReadingMoment
  ) {
    let week = ISOWeek.lookedBackAt(moment.time)
    guard sessions.contains(where: { $0.day <= week.sunday }) else { return nil }
    let last = min(week.sunday, moment.time.day)
    func streak(on day: LocalDay) -> Streak {
      ledger.streak(of: player, history: sessions, at: moment.now, on: day)
    }
    let end = Instant(startOf: week.after.monday, offset: moment.offset)
    reflection = Reflection(week, of: history, at: min(moment.now, end))
    self.streak = streak(on: last)
    longestStreak =
      (week.monday.number...last.number)
      .map { streak(on: LocalDay(number: $0)).count }.max() ?? 0
  }
}
