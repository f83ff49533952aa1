import Basics
import Domain
import Time

/// Whole sessions, played through the events that make them.
package func checkQuestTotals(_ findings: inout Findings) {
  for row in rows(of: goldenQuestTotals) {
    let session = play(row[0].split(separator: ","))
    let experience = session.experience.points
    let subject = "quest \(row[0])"
    findings.expect(experience, is: number(row[1]), subject)
    findings.expect(session.totalGuess, is: Seconds(number(row[2])), subject)
    findings.expect(session.totalTime, is: Seconds(number(row[3])), subject)
    findings.expect(session.isCompleted, is: row[4] == "1", subject)
    findings.note(experience)
  }
}

private let start = Instant(milliseconds: 1_700_000_000_000)

private func play(_ steps: [Substring]) -> QuestSession {
  let plan = steps.indices.map {
    QuestSession.PlannedStep(id: StepID(UInt128($0)), name: "Step \($0)", icon: .plain)
  }
  let session = QuestSession(
    id: SessionID(1),
    routine: RoutineID(1),
    player: PlayerID(1),
    startedAt: start,
    offset: .utc,
    isCalibration: false,
    plan: plan
  )
  return session.replaying(
    steps.enumerated().flatMap { events(of: $0.element, index: $0.offset) }
  )
}

private func events(of step: Substring, index: Int) -> [SessionEvent] {
  let id = StepID(UInt128(index))
  let happens = { SessionEvent(at: start, offset: .utc, kind: $0) }
  if step == "open" { return [] }
  if step == "skip" { return [happens(.stepSkipped(id))] }
  let columns = step.split(separator: ":").map { number($0) }
  let lock = LockedEstimate(
    id: LockID(UInt128(index)),
    step: id,
    estimate: .point(Seconds(columns[0])),
    difficulty: .learning,
    bands: DifficultyLevel.learning.bands,
    startedAt: start
  )
  let measurement = Measurement(
    startedAt: start,
    finishedAt: start.adding(Seconds(columns[1]))
  )
  return [
    happens(.estimateLocked(lock)),
    happens(.stepFinished(EstimationID(UInt128(index)), id, lock.id, measurement)),
    happens(.revealClosed(EstimationID(UInt128(index)))),
  ]
}
