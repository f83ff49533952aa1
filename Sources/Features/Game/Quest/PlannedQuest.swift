import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// A quest that is looked at: it begins with its first guess, and until then nothing of it is kept.
struct PlannedQuest: Hashable, Sendable {
  /// As it would stand, had it begun.
  private(set) var session: QuestSession
  /// The whole string is asked for before the first guess, and has not been answered yet.
  var asksWhole = false
  /// Its music has not been offered yet, if it has any.
  var offersMusic = true

  init(_ routine: Routine, as id: SessionID, of player: PlayerID, _ core: Core) {
    session = QuestSession(
      id: id,
      routine: routine.id,
      player: player,
      startedAt: core.moment.now,
      offset: core.moment.offset,
      isCalibration: core.ledger.isCalibration(routine.id, in: core.history),
      plan: routine.steps.map {
        QuestSession.PlannedStep(id: $0.id, name: $0.name, icon: $0.icon)
      }
    )
  }

  mutating func note(_ kind: SessionEvent.Kind, at moment: Moment) {
    let event = SessionEvent(at: moment.now, offset: moment.offset, kind: kind)
    session = session.replaying([event])
  }

  /// What comes before the first guess when it is locked: the session with its steps, and those put off.
  var beginning: [OperationBody] {
    let start = SessionStart(
      session: session.id,
      routine: session.routine,
      isCalibration: session.isCalibration,
      plan: session.plan
    )
    var bodies: [OperationBody] = [.sessionStarted(start)]
    if session.isNight { bodies.append(.sessionEvent(session.id, .nightBegun)) }
    if let whole = session.wholeGuess {
      bodies.append(.sessionEvent(session.id, .wholeGuessed(whole)))
    }
    for step in session.skipped { bodies.append(.sessionEvent(session.id, .stepSkipped(step))) }
    return bodies
  }
}
