import Basics
import Domain
import Time

private let morning = Instant(milliseconds: 1_780_000_000_000)

/// Guesses a minute apart, as columns of a golden table have them: "task:time:estimate:actual", the first
/// two of which may be left out.
private struct Row {
  private(set) var played = PlayedHistory()

  init(_ column: Substring, hasTask: Bool = false, hasTime: Bool = false) {
    for part in column.split(separator: ",") {
      let fields = part.split(separator: ":")
      let guess = Guess(
        estimate: Seconds(number(fields[fields.count - 2])),
        actual: Seconds(number(fields[fields.count - 1]))
      )
      let finishedAt = morning.adding(.minutes(played.count))
      // The offset that makes the clock on the wall show the time.
      let time = hasTime ? number(fields[1]) : 800
      let utc = Int(finishedAt.milliseconds / 60_000 % 1440)
      played.add(
        guess,
        of: hasTask ? String(fields[0]) : "a",
        finishedAt: finishedAt,
        in: PlayedHistory.Session(
          finishedAt,
          offset: UTCOffset(minutes: time / 100 * 60 + time % 100 - utc)
        )
      )
    }
  }

  var windows: [TaskWindow] {
    played.history.tasks.map { TaskWindow($0, at: morning.adding(.hours(24))) }
  }

  var window: TaskWindow { windows[0] }
}

package func checkTilts(_ findings: inout Findings) {
  for row in rows(of: goldenTilts) {
    let window = Row(row[0]).window
    guard let mirror = Mirror(window) else { continue }
    findings.expect(window.guesses.count, is: number(row[1]), "guesses of \(row[0])")
    findings.expect(mirror.tilt, near: row[2], "tilt of \(row[0])")
    findings.expect(mirror.wobble, near: row[3], "wobble of \(row[0])")
    if row[4] != "-" {
      findings.expect(mirror.errors.standardError, near: row[4], "standard error of \(row[0])")
    }
    findings.expect(mirror.taskSpread, near: row[5], "spread of \(row[0])")
    let square = mirror.tilt * mirror.tilt + mirror.wobble * mirror.wobble
    findings.expect(square, near: row[6], "mean square of \(row[0])")
  }
}

package func checkTendencies(_ findings: inout Findings) {
  for row in rows(of: goldenTendencies) {
    let tendency = Tendency(Row(row[0]).window)
    findings.expect(word(for: tendency?.direction), is: String(row[1]), "side of \(row[0])")
    guard let tendency, row[2] != "-" else { continue }
    findings.expect(tendency.typicalDifference.value, near: row[2], "difference of \(row[0])")
    findings.expect(tendency.share, near: row[3], "share of \(row[0])")
  }
}

package func checkTrends(_ findings: inout Findings) {
  for row in rows(of: goldenTrends) {
    let window = Row(row[0]).window
    let growth = Growth(window)
    findings.expect(verdict(growth), is: String(row[6]), "verdict on \(row[0])")
    guard let growth, row[2] != "-" else { continue }
    findings.expect(growth.trend.count, is: number(row[1]), "guesses of \(row[0])")
    findings.expect(growth.trend.evidence, near: row[2], "evidence of \(row[0])")
    let slope = theilSenSlope(window.accuracies.suffix(Growth.most))
    findings.expect(slope, near: row[3], "slope of \(row[0])")
    findings.expect(growth.trend.rise, near: row[4], "rise of \(row[0])")
    findings.expect(growth.trend.mean, near: row[5], "mean of \(row[0])")
  }
}

package func checkBestTimes(_ findings: inout Findings) {
  for row in rows(of: goldenDayParts) {
    let best = BestTime(Row(row[0], hasTask: true, hasTime: true).windows)
    findings.expect(word(for: best?.part), is: String(row[1]), "best time of \(row[0])")
    guard let best, row[2] != "-" else { continue }
    findings.expect(best.difference, near: row[2], "difference of \(row[0])")
    findings.expect(best.standardError, near: row[3], "standard error of \(row[0])")
  }
}

package func checkSkills(_ findings: inout Findings) {
  for row in rows(of: goldenSkills) {
    let all = Row(row[0], hasTask: true).windows.map { SkillOverMemory($0) }
    let skill = all.dropFirst().reduce(all[0]) { $0 + $1 }
    findings.expect(skill.count, is: number(row[2]), "compared guesses of \(row[0])")
    findings.expect(skill.skill == nil, is: row[1] == "none", "silence about \(row[0])")
    if let skill = skill.skill, row[1] != "none" {
      findings.expect(skill, near: row[1], "skill of \(row[0])")
    }
  }
}

package func checkDifficulties(_ findings: inout Findings) {
  for row in rows(of: goldenDifficulties) {
    var rise = DifficultyRise()
    var levels = ""
    for part in row[0].split(separator: ",") {
      let fields = part.split(separator: ":").map { number($0) }
      let guess = Guess(estimate: Seconds(fields[1]), actual: Seconds(fields[2]))
      rise.take(100 * Accuracy(of: guess).fraction, in: SessionID(UInt128(fields[0])))
      levels += "\(rise.level.rawValue)"
    }
    findings.expect(levels, is: String(row[1]), "levels of \(row[0])")
    findings.expect(rise.average ?? 0, near: row[2], "average of \(row[0])")
  }
}

private func verdict(_ growth: Growth?) -> String {
  guard let growth else { return "none" }
  return growth.isImproving ? "improving" : growth.isSteady ? "steady" : "none"
}

func word(for direction: Tendency.Direction?) -> String {
  switch direction {
  case .some(.longer): "longer"
  case .some(.shorter): "shorter"
  case .none: "none"
  }
}

private func word(for part: DayPart?) -> String {
  switch part {
  case .some(.morning): "morning"
  case .some(.afternoon): "afternoon"
  case .some(.evening): "evening"
  case .some(.night): "night"
  case .none: "none"
  }
}
