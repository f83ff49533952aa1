import Basics
import Domain
import Time

package func checkReflections(_ findings: inout Findings) {
  for row in rows(of: goldenReflections) {
    let week = week(row[0])
    let played = playedHistory(row[1])
    let end = Instant(startOf: week.after.monday, offset: .utc)
    let reflection = Reflection(week, of: played.history, at: end)
    let subject = "week \(row[0]) of \(row[1])"
    findings.expect(reflection.quests, is: number(row[2]), "sessions in \(subject)")
    findings.expect(reflection.guesses, is: number(row[3]), "estimations in \(subject)")
    findings.expect(reflection.accuracy, near: row[4], "mean in \(subject)")
    checkChange(reflection.change, row[5], "change in \(subject)", &findings)
    let best = reflection.best.map { Int($0.id.raw) } ?? -1
    findings.expect(best, is: row[6] == "-" ? -1 : number(row[6]), "best moment in \(subject)")
    findings.expect(reflection.grewMost?.task ?? "-", is: String(row[7]), "growth in \(subject)")
    findings.expect(reflection.grewMost?.points, near: row[8], "points grown in \(subject)")
    let tilt = reflection.tilt
    findings.expect(word(for: tilt?.tendency.direction), is: String(row[9]), "tilt in \(subject)")
    findings.expect(tilt?.tilt, near: row[10], "size of the tilt in \(subject)")
    findings.expect(tilt?.leading ?? "-", is: String(row[11]), "leading task in \(subject)")
  }
}

private func checkChange(
  _ change: WeekChange?,
  _ wanted: Substring,
  _ subject: String,
  _ findings: inout Findings
) {
  findings.expect(change == .asClose, is: wanted == "close", subject)
  if case .by(let points) = change { findings.expect(points, near: wanted, subject) }
  if change == nil { findings.expect("-", is: String(wanted), subject) }
}

/// Reads "2026-W53".
private func week(_ text: Substring) -> ISOWeek {
  let parts = text.split(separator: "-")
  let fourth = LocalDay(year: number(parts[0]), month: 1, day: 4)
  return ISOWeek(containing: fourth.adding(days: 7 * (number(parts[1].dropFirst()) - 1)))
}

/// "start:offset:calibration/task:estimate:actual:CH/...", sessions parted by commas.
private func playedHistory(_ column: Substring) -> PlayedHistory {
  var played = PlayedHistory()
  if column == "-" { return played }
  for part in column.split(separator: ",") {
    let pieces = part.split(separator: "/")
    let head = pieces[0].split(separator: ":").map { number($0) }
    let session = PlayedHistory.Session(
      Instant(milliseconds: Int64(head[0]) * 1000),
      offset: UTCOffset(minutes: head[1]),
      isCalibration: head[2] == 1
    )
    var finishedAt = session.startedAt
    for piece in pieces.dropFirst() {
      let fields = piece.split(separator: ":")
      let guess = Guess(estimate: Seconds(number(fields[1])), actual: Seconds(number(fields[2])))
      finishedAt = finishedAt.adding(guess.actual)
      played.add(
        guess,
        of: String(fields[0]),
        finishedAt: finishedAt,
        in: session,
        counts: fields[3].utf8.first == UInt8(ascii: "1"),
        isHonest: fields[3].utf8.last == UInt8(ascii: "1")
      )
    }
  }
  return played
}
