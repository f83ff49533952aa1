import Basics
import Domain
import SyncWire
import Time

extension SessionDigest: Described {
  package static var blank: SessionDigest {
    SessionDigest(
      id: SessionID(0),
      routine: RoutineID(0),
      player: PlayerID(0),
      startedAt: .blank,
      offset: .utc,
      isCalibration: false,
      isCompleted: false,
      hasEnded: false,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: [],
      takenBack: 0,
      lastEventAt: .blank
    )
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> SessionDigest {
    SessionDigest(
      id: coder.id("session", id),
      routine: coder.id("routine", routine),
      player: coder.id("player", player),
      startedAt: coder.instant("startedAt", startedAt),
      offset: coder.offset("offset", offset),
      isCalibration: coder.bool("isCalibration", isCalibration),
      isNight: coder.bool("isNight", isNight),
      isCompleted: coder.bool("isCompleted", isCompleted),
      hasEnded: coder.bool("hasEnded", hasEnded),
      experience: coder.experience("xp", experience),
      shownTotal: coder.optional("shownXP", shownTotal, .zero) { $0.experience($1, $2) },
      revealing: coder.optional("revealing", revealing, EstimationID(0)) { $0.id($1, $2) },
      asking: coder.optional("asking", asking, EstimationID(0)) { $0.id($1, $2) },
      guesses: coder.list("guesses", guesses),
      skipped: coder.ids("skipped", skipped),
      wholeGuess: coder.optional("wholeGuessMs", wholeGuess, .zero) { $0.seconds($1, $2) },
      begunAt: coder.optional("begunAt", begunAt, .blank) { $0.instant($1, $2) },
      hasClockJumped: coder.bool("hasClockJumped", hasClockJumped),
      takenBack: Int(coder.integer("takenBack", Int64(takenBack), in: 0...Self.mostTakenBack)),
      lastEventAt: coder.instant("lastEventAt", lastEventAt)
    )
  }

  /// The most reveals that are believed to have been taken back, more than a person could, so that sums stay in bounds.
  private static let mostTakenBack: Int64 = 10_000
}

extension GuessDigest: Described {
  package static var blank: GuessDigest {
    GuessDigest(
      id: EstimationID(0),
      step: StepID(0),
      finishedAt: .blank,
      offset: .utc,
      guess: Guess(estimate: .zero, actual: .zero),
      rating: .wayOff,
      counts: false,
      isHonest: false
    )
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> GuessDigest {
    GuessDigest(
      id: coder.id("estimation", id),
      step: coder.id("step", step),
      finishedAt: coder.instant("finishedAt", finishedAt),
      offset: coder.offset("offset", offset),
      guess: Guess(
        estimate: coder.seconds("estimateMs", guess.estimate),
        actual: coder.seconds("actualMs", guess.actual)
      ),
      measured: coder.seconds("measuredMs", measured),
      rating: coder.optional("rating", rating, .wayOff) { $0.rating($1, $2) },
      counts: coder.bool("counts", counts),
      isHonest: coder.bool("isHonest", isHonest)
    )
  }
}
