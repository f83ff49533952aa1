import Domain
import Time

/// A history of one task in which nothing is left to a player: guess, session and moment are given.
struct PlantedHistory {
  private(set) var history: TaskHistory
  private let name: String

  init(_ name: String) {
    self.name = name
    history = TaskHistory(TaskName(name), name: name)
  }

  mutating func add(_ guess: Guess, in session: Int, finishedAt: Instant) {
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
    history.insert(PastGuess(digest, of: self.session(session, of: digest)))
  }

  private func session(_ number: Int, of guess: GuessDigest) -> SessionDigest {
    SessionDigest(
      id: SessionID(UInt128(number + 1)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: guess.finishedAt,
      offset: .utc,
      isCalibration: false,
      isCompleted: true,
      hasEnded: true,
      experience: guess.guess.experience,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: [guess],
      takenBack: 0,
      lastEventAt: guess.finishedAt
    )
  }
}
