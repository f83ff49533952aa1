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
  private(set) var asksWhole = false
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

  mutating func askForWhole() { asksWhole = true }

  /// - Parameter guess: none for *Straight to the first step*.
  mutating func answerWhole(_ guess: Seconds?, at moment: Moment) {
    asksWhole = false
    if let guess { note(.wholeGuessed(guess), at: moment) }
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
    let skipped = zip(session.plan, session.states).filter { $0.1 == .skipped }
    let whole = session.wholeGuess.map { OperationBody.sessionEvent(session.id, .wholeGuessed($0)) }
    return [.sessionStarted(start)] + (whole.map { [$0] } ?? [])
      + skipped.map { .sessionEvent(session.id, .stepSkipped($0.0.id)) }
  }
}
