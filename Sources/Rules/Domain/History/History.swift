import Basics
import Time

/// Everything that a player has guessed, in order: prepared once, read by every rule that learns from it.
package struct History: Hashable, Sendable {
  /// In the order in which they were first played.
  package private(set) var tasks: [TaskHistory] = []

  package init() {}

  package init(tasks: [TaskHistory]) {
    self.tasks = tasks
  }

  package func task(_ name: TaskName) -> TaskHistory? { tasks.first { $0.task == name } }

  /// As it was at the end of a day.
  package func until(_ day: LocalDay) -> History {
    History(tasks: tasks.map { $0.filtered { $0.day <= day } }.filter { !$0.guesses.isEmpty })
  }
}

/// A player's guesses of one task, the oldest first.
package struct TaskHistory: Hashable, Sendable {
  package let task: TaskName
  /// As the player reads it.
  package let name: String
  /// The highest level that any of the guesses was made at.
  package let reached: DifficultyLevel
  package private(set) var guesses: [PastGuess] = []

  package init(_ task: TaskName, name: String, reached: DifficultyLevel = .learning) {
    self.task = task
    self.name = name
    self.reached = reached
  }

  /// - Parameter guesses: in any order.
  package init(_ task: TaskName, name: String, reached: DifficultyLevel, _ guesses: [PastGuess]) {
    self.init(task, name: name, reached: reached)
    self.guesses = guesses.ordered { $0 < $1 }
  }

  /// Put in its place from the end, since most come in order.
  package mutating func insert(_ guess: PastGuess) {
    var place = guesses.count
    while place > 0, guess < guesses[place - 1] { place -= 1 }
    guesses.insert(guess, at: place)
  }

  /// Those that may teach something: the guess and what it took, without a copy of everything else.
  package func honest(where isWanted: (PastGuess) -> Bool = { _ in true }) -> [Guess] {
    var honest: [Guess] = []
    for index in guesses.indices where guesses[index].isHonest && isWanted(guesses[index]) {
      honest.append(guesses[index].guess)
    }
    return honest
  }

  package func filtered(_ isWanted: (PastGuess) -> Bool) -> TaskHistory {
    var history = TaskHistory(task, name: name, reached: reached)
    history.guesses = guesses.filter(isWanted)
    return history
  }
}
