import Domain

// Every name that is drawn comes out of the ledger, and goes into it through here.
extension OperationBody {
  /// The same body with its names as they are drawn.
  var withDrawableNames: OperationBody {
    switch self {
    case .playerSet(let player, let name): .playerSet(player, name: name.drawable(.player))
    case .routineSet(let routine, let fields): .routineSet(routine, fields.map { $0.drawable })
    case .stepSet(let step, let routine, let fields):
      .stepSet(step, of: routine, fields.map { $0.drawable })
    case .activitySet(let activity, let fields): .activitySet(activity, fields.map { $0.drawable })
    case .breakSet(let id, let fields): .breakSet(id, fields.map { $0.drawable })
    case .sessionStarted(let start): .sessionStarted(start.drawable)
    case .sessionImported(let imported): .sessionImported(imported.drawable)
    default: self
    }
  }
}

extension RoutineField {
  fileprivate var drawable: RoutineField {
    switch self {
    case .name(let name): .name(name.drawable(.plan))
    case .displayName(let name): .displayName(name.drawable(.plan))
    case .musicAbout(let about):
      .musicAbout(
        MusicAbout(name: about.name.drawable(.plan), minutes: about.minutes, songs: about.songs)
      )
    default: self
    }
  }
}

extension StepField {
  fileprivate var drawable: StepField {
    if case .name(let name) = self { .name(name.drawable(.step)) } else { self }
  }
}

extension ActivityField {
  fileprivate var drawable: ActivityField {
    if case .name(let name) = self { .name(name.drawable(.plan)) } else { self }
  }
}

extension BreakField {
  fileprivate var drawable: BreakField {
    if case .name(let name) = self { .name(name.drawable(.plan)) } else { self }
  }
}

extension SessionStart {
  fileprivate var drawable: SessionStart {
    if plan.allSatisfy({ $0.name.isDrawable(.step) }) { return self }
    return SessionStart(
      session: session,
      routine: routine,
      isCalibration: isCalibration,
      plan: plan.map { $0.drawable }
    )
  }
}

extension ImportedSession {
  fileprivate var drawable: ImportedSession {
    let isDrawable =
      guesses.allSatisfy { $0.step.name.isDrawable(.step) }
      && undone.allSatisfy { $0.name.isDrawable(.step) }
    if isDrawable { return self }
    return ImportedSession(
      session: session,
      routine: routine,
      isCalibration: isCalibration,
      experience: experience,
      guesses: guesses.map { $0.drawable },
      undone: undone.map { $0.drawable }
    )
  }
}

extension ImportedGuess {
  fileprivate var drawable: ImportedGuess {
    ImportedGuess(
      id: id,
      step: step.drawable,
      guess: Guess(estimate: estimate, actual: actual),
      finishedAt: finishedAt,
      level: level,
      bands: bands,
      told: told
    )
  }
}

extension QuestSession.PlannedStep {
  fileprivate var drawable: Self { Self(id: id, name: name.drawable(.step), icon: icon) }
}
