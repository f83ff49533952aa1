import Basics
import Domain
import Time

package func checkReflections(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .reflections, columns: 12) {
    let week = try week(row)
    let played = try playedHistory(row)
    let end = Instant(startOf: week.after.monday, offset: .utc)
    let reflection = Reflection(week, of: played.history, at: end)
    let subject = "week \(row[0]) of \(row[1])"
    try findings.expect(reflection.quests, is: row.number(2), "sessions in \(subject)")
    try findings.expect(reflection.guesses, is: row.number(3), "estimations in \(subject)")
    try findings.expect(reflection.accuracy, near: row.decimal(4), "mean in \(subject)")
    try checkChange(reflection.change, row, "change in \(subject)", &findings)
    let best = reflection.best.map { Int($0.id.raw) } ?? -1
    try findings.expect(best, is: row[6] == "-" ? -1 : row.number(6), "best moment in \(subject)")
    findings.expect(reflection.grewMost?.task ?? "-", is: String(row[7]), "growth in \(subject)")
    try findings.expect(
      reflection.grewMost?.points,
      near: row.decimal(8),
      "points grown in \(subject)"
    )
    let tilt = reflection.tilt
    findings.expect(word(for: tilt?.tendency.direction), is: String(row[9]), "tilt in \(subject)")
    try findings.expect(tilt?.tilt, near: row.decimal(10), "size of the tilt in \(subject)")
    findings.expect(tilt?.leading ?? "-", is: String(row[11]), "leading task in \(subject)")
  }
}

private func checkChange(
  _ change: WeekChange?,
  _ row: GoldenRow,
  _ subject: String,
  _ findings: inout Findings
) throws(TableFault) {
  let points = row[5] == "close" ? nil : try row.decimal(5)
  findings.expect(change == .asClose, is: row[5] == "close", subject)
  if case .by(let found) = change { findings.expect(found, near: points, subject) }
  if change == nil { findings.expect("-", is: String(row[5]), subject) }
}

/// Reads "2026-W53".
private func week(_ row: GoldenRow) throws(TableFault) -> ISOWeek {
  let parts = try row.fields(of: row[0], count: 2, by: "-")
  let fourth = LocalDay(year: try row.number(in: parts[0]), month: 1, day: 4)
  let week = try row.number(in: parts[1].dropFirst())
  return ISOWeek(containing: fourth.adding(days: 7 * (week - 1)))
}

/// "start:offset:calibration/task:estimate:actual:CH/...", sessions parted by commas.
private func playedHistory(_ row: GoldenRow) throws(TableFault) -> PlayedHistory {
  var played = PlayedHistory()
  for part in row.parts(1) {
    let pieces = part.split(separator: "/")
    let head = try row.fields(of: pieces.first ?? "", count: 3)
    let session = PlayedHistory.Session(
      Instant(milliseconds: Int64(try row.number(in: head[0])) * 1000),
      offset: UTCOffset(minutes: try row.number(in: head[1])),
      isCalibration: try row.flag(in: head[2])
    )
    var finishedAt = session.startedAt
    for piece in pieces.dropFirst() {
      let fields = try row.fields(of: piece, count: 4)
      let guess = try row.guess(fields[1...2])
      finishedAt = finishedAt.adding(guess.actual)
      played.add(
        guess,
        of: String(fields[0]),
        finishedAt: finishedAt,
        in: session,
        counts: try row.flag(in: fields[3].prefix(1)),
        isHonest: try row.flag(in: fields[3].dropFirst())
      )
    }
  }
  return played
}
