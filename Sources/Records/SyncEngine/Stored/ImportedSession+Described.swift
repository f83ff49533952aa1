import Basics
import Domain
import SyncWire
import Time

extension ImportedSession: Described {
  package static var blank: ImportedSession {
    ImportedSession(
      session: SessionID(0),
      routine: RoutineID(0),
      isCalibration: false,
      experience: .zero,
      guesses: [],
      undone: []
    )
  }

  package func coded(by coder: inout Coder) -> ImportedSession {
    ImportedSession(
      session: coder.id("session", session),
      routine: coder.id("routine", routine),
      isCalibration: coder.bool("isCalibration", isCalibration),
      experience: coder.experience("xp", experience),
      guesses: coder.list("guesses", guesses),
      undone: coder.list("undone", undone)
    )
  }
}

extension ImportedGuess: Described {
  package static var blank: ImportedGuess {
    ImportedGuess(
      id: EstimationID(0),
      step: .blank,
      guess: Guess(estimate: .zero, actual: .zero),
      finishedAt: .blank,
      level: .learning,
      bands: DifficultyLevel.learning.bands,
      told: Told(rating: .wayOff, accuracy: 0)
    )
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> ImportedGuess {
    let step = step.coded(by: &coder)
    return ImportedGuess(
      id: coder.id("estimation", id),
      step: step,
      guess: Guess(
        estimate: coder.seconds("estimateMs", estimate),
        actual: coder.seconds("actualMs", actual)
      ),
      finishedAt: coder.instant("finishedAt", finishedAt),
      level: coder.level("level", level),
      bands: coder.bands("bandThousandths", bands),
      told: told.coded(by: &coder)
    )
  }
}

extension ImportedGuess.Told: Described {
  package static var blank: Self { Self(rating: .wayOff, accuracy: 0) }

  package func coded(by coder: inout Coder) -> Self {
    Self(
      rating: coder.rating("toldRating", rating),
      accuracy: coder.integer("toldAccuracy", accuracy, in: -Self.bound...Self.bound)
    )
  }
}
