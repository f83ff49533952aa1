import Basics
import Domain
import Time

/// Whole sessions, played through the events that make them.
package func checkQuestTotals(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .questTotals, columns: 5) {
    let session = try play(row)
    let experience = session.experience.points
    let subject = "quest \(row[0])"
    try findings.expect(experience, is: row.number(1), subject)
    try findings.expect(session.totalGuess, is: Seconds(row.number(2)), subject)
    try findings.expect(session.totalTime, is: Seconds(row.number(3)), subject)
    try findings.expect(session.isCompleted, is: row.flag(4), subject)
    findings.note(experience)
  }
}

private let start = Instant(milliseconds: 1_700_000_000_000)

private func play(_ row: GoldenRow) throws(TableFault) -> QuestSession {
  let steps = row.parts(0)
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
  var all: [SessionEvent] = []
  for (index, step) in steps.enumerated() { all += try events(of: step, index: index, row) }
  return session.replaying(all)
}

private func events(
  of step: Substring,
  index: Int,
  _ row: GoldenRow
) throws(TableFault) -> [SessionEvent] {
  let id = StepID(UInt128(index))
  let happens = { SessionEvent(at: start, offset: .utc, kind: $0) }
  if step == "open" { return [] }
  if step == "skip" { return [happens(.stepSkipped(id))] }
  let guess = try row.guess(row.fields(of: step, count: 2)[...])
  let lock = LockedEstimate(
    id: LockID(UInt128(index)),
    step: id,
    estimate: .point(guess.estimate),
    difficulty: .learning,
    bands: DifficultyLevel.learning.bands,
    startedAt: start
  )
  let measurement = Measurement(
    startedAt: start,
    finishedAt: start.adding(guess.actual)
  )
  return [
    happens(.estimateLocked(lock)),
    happens(.stepFinished(EstimationID(UInt128(index)), id, lock.id, measurement)),
    happens(.revealClosed(EstimationID(UInt128(index)))),
  ]
}
