import Domain
import Time

/// A history of one task in which nothing is left to a player: guess and moment are given.
struct PlantedHistory {
  private(set) var history: TaskHistory
  private let name: String

  init(_ name: String) {
    self.name = name
    history = TaskHistory(TaskName(name), name: name)
  }

  mutating func add(_ guess: Guess, finishedAt: Instant) {
    let digest = GuessDigest(
      id: EstimationID(UInt128(history.guesses.count + 1)),
      step: StepID(1),
      finishedAt: finishedAt,
      offset: .utc,
      guess: guess,
      rating: Rating(of: guess, bands: DifficultyLevel.learning.bands),
      counts: true,
      isHonest: true
    )
    history.insert(PastGuess(digest, of: session(of: digest)))
  }

  private func session(of guess: GuessDigest) -> SessionDigest {
    SessionDigest(
      id: SessionID(guess.id.raw),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: guess.finishedAt,
      offset: .utc,
      isCalibration: false,
      isCompleted: true,
      hasEnded: true,
      experience: Accuracy(of: guess.guess).experience,
      shownTotal: nil,
      revealing: nil,
      guesses: [guess],
      takenBack: 0,
      lastEventAt: guess.finishedAt
    )
  }
}
