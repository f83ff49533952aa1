import Basics
import Domain
import Time

extension Ledger {
  /// A player's guesses, task by task.
  ///
  /// - Parameter sessions: the player's, as `history(of:)` has them.
  package func history(of player: PlayerID, in sessions: [SessionDigest]) -> History {
    var tasks = TaskList(self, player)
    // By index, because to copy years of digests would take longer than to look at them.
    for index in sessions.indices {
      for guess in sessions[index].guesses { tasks.insert(guess, of: sessions[index]) }
    }
    return tasks.history
  }

  /// The highest level that any guess of a player at a step was made at.
  package func reached(by player: PlayerID, at step: StepID) -> DifficultyLevel {
    steps.index(of: step).map { steps.values[$0].reached(by: player) } ?? .learning
  }

  /// A task's name as it is written today.
  ///
  /// - Parameter recorded: the step's name when it was played, for a step that is not known any more.
  func writtenName(of step: StepID, called recorded: String) -> String {
    steps.index(of: step).flatMap { steps.values[$0].writtenName } ?? recorded
  }

  /// The task that a step of a session belongs to.
  package func task(of step: StepID, in session: SessionID) -> TaskName {
    steps[step]?.task ?? TaskName(recordedName(of: step, in: session) ?? "")
  }

  /// What a step was called when a session started.
  func recordedName(of step: StepID, in session: SessionID) -> String? {
    guard let index = sessions.index(of: session) else { return nil }
    return sessions.values[index].plan.first { $0.id == step }?.name
  }
}

/// Tasks as they are found, with the step by which each guess finds its own.
private struct TaskList {
  private let ledger: Ledger
  private let player: PlayerID
  /// The task of each of the ledger's steps; -1 while none of its guesses has come.
  private var places: [Int]
  private var tasks: [TaskHistory] = []

  init(_ ledger: Ledger, _ player: PlayerID) {
    self.ledger = ledger
    self.player = player
    places = ledger.steps.indices.map { _ in -1 }
  }

  var history: History { History(tasks: tasks) }

  mutating func insert(_ guess: GuessDigest, of session: SessionDigest) {
    let place = place(of: guess.step, in: session.id)
    tasks[place].insert(PastGuess(guess, of: session))
  }

  private mutating func place(of step: StepID, in session: SessionID) -> Int {
    guard let index = ledger.steps.index(of: step), ledger.steps.values[index].task != nil
    else { return nameless(step, in: session) }
    if places[index] < 0 { places[index] = place(of: step, called: "") }
    return places[index]
  }

  /// The place of the task of a step that is not known any more: it goes by the name that its session has.
  private mutating func nameless(_ step: StepID, in session: SessionID) -> Int {
    place(of: step, called: ledger.recordedName(of: step, in: session) ?? "")
  }

  private mutating func place(of step: StepID, called recorded: String) -> Int {
    let task = ledger.task(of: step, called: recorded)
    if !task.isEmpty, let known = tasks.firstIndex(where: { $0.task == task }) { return known }
    let name = ledger.writtenName(of: step, called: recorded)
    tasks.append(TaskHistory(task, name: name, reached: ledger.reached(by: player, at: task)))
    return tasks.count - 1
  }
}

extension Ledger {
  /// The highest level that any guess of a player at a task was made at, whatever became of the guess.
  func reached(by player: PlayerID, at task: TaskName) -> DifficultyLevel {
    if task.isEmpty { return .learning }
    return steps.values.reduce(.learning) { $1.task == task ? max($0, $1.reached(by: player)) : $0 }
  }
}
