import Basics
import Domain
import Time

private let morning = Instant(milliseconds: 1_780_000_000_000)

/// Guesses as a column of a golden table has them, parted by commas: the last two fields of each are estimate and actual.
private struct Row {
  private(set) var played = PlayedHistory()

  /// A minute apart; the first field is the task where there is one.
  init(_ column: Substring, hasTask: Bool = false) {
    for part in column.split(separator: ",") {
      let fields = part.split(separator: ":")
      add(fields, of: hasTask ? fields[0] : "a", at: morning.adding(.minutes(played.count)))
    }
  }

  /// Each so many hours before the morning, which the field before its estimate says.
  init(hoursBefore column: Substring, hasTask: Bool) {
    for part in column.split(separator: ",") {
      let fields = part.split(separator: ":")
      let hours = number(fields[fields.count - 3])
      add(fields, of: hasTask ? fields[0] : "a", at: morning.adding(.hours(-hours)))
    }
  }

  private mutating func add(_ fields: [Substring], of task: Substring, at instant: Instant) {
    let guess = Guess(
      estimate: Seconds(number(fields[fields.count - 2])),
      actual: Seconds(number(fields[fields.count - 1]))
    )
    played.add(guess, of: String(task), finishedAt: instant, in: PlayedHistory.Session(instant))
  }

  var windows: [TaskWindow] {
    played.history.tasks.map { TaskWindow($0, at: morning.adding(.hours(24))) }
  }

  var window: TaskWindow { windows[0] }

  var insights: Insights { Insights(played.history, at: morning) }
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
    findings.expect(mirror.ownWobble, near: row[7], "own wobble of \(row[0])")
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
    let insights = Row(hoursBefore: row[0], hasTask: false).insights.tasks[0]
    let growth = insights.growth
    findings.expect(verdict(growth), is: String(row[7]), "verdict on \(row[0])")
    let counted = min(insights.window.guesses.count, Growth.most)
    findings.expect(counted, is: number(row[1]), "guesses of \(row[0])")
    findings.expect(growth?.trend.evidence, near: row[2], "evidence of \(row[0])")
    findings.expect(growth?.trend.rise, near: row[3], "rise of \(row[0])")
    findings.expect(growth?.trend.mean, near: row[4], "mean of \(row[0])")
    guard let growth else { continue }
    findings.expect(growth.aWeekAgo?.evidence, near: row[5], "evidence a week ago of \(row[0])")
    findings.expect(growth.aWeekAgo?.rise, near: row[6], "rise a week ago of \(row[0])")
  }
}

package func checkGrowth(_ findings: inout Findings) {
  for row in rows(of: goldenGrowth) {
    let insights = Row(hoursBefore: row[0], hasTask: true).insights
    let subject = row[0].prefix(60)
    let growths = insights.tasks.compactMap { $0.growth }
    findings.expect(growths.count, is: number(row[1]), "known tasks of \(subject)")
    let word = insights.growth == nil ? "none" : "growing"
    findings.expect(word, is: String(row[6]), "verdict on \(subject)")
    if let growth = insights.growth {
      findings.expect(growth.evidence, near: row[2], "evidence of \(subject)")
      findings.expect(growth.rise, near: row[3], "rise of \(subject)")
    }
    let fastest = insights.tasks.first { insights.isFastest($0) }
    findings.expect(fastest?.name ?? "-", is: String(row[7]), "fastest of \(subject)")
    findings.expect(fastest?.growth?.trend.rise, near: row[8], "its rise of \(subject)")
  }
}

package func checkBestTimes(_ findings: inout Findings) {
  for row in rows(of: goldenDayParts) {
    let history = daysOfSessions(row[0])
    let windows = history.tasks.map { TaskWindow($0, at: morning.adding(.hours(24 * 80))) }
    let best = BestTime(windows)
    findings.expect(word(for: best?.part), is: String(row[1]), "best time of \(row[0])")
    findings.expect(best?.difference, near: row[2], "difference of \(row[0])")
    findings.expect(best?.standardError, near: row[3], "standard error of \(row[0])")
  }
}

/// "hhmm/task:estimate:actual/...": a session each, an hour apart; its guesses are finished a minute apart, the first at
/// hhmm on the clock on the wall.
private func daysOfSessions(_ column: Substring) -> History {
  var played = PlayedHistory()
  for (index, part) in column.split(separator: ",").enumerated() {
    let pieces = part.split(separator: "/")
    let time = number(pieces[0])
    let start = morning.adding(.hours(index))
    // The offset that makes the clock on the wall show the time.
    let utc = Int(start.milliseconds / 60_000 % 1440)
    let offset = UTCOffset(minutes: time / 100 * 60 + time % 100 - utc)
    let session = PlayedHistory.Session(start, offset: offset)
    for (place, piece) in pieces.dropFirst().enumerated() {
      let fields = piece.split(separator: ":")
      played.add(
        Guess(estimate: Seconds(number(fields[1])), actual: Seconds(number(fields[2]))),
        of: String(fields[0]),
        finishedAt: start.adding(.minutes(place)),
        in: session
      )
    }
  }
  return played.history
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
      rise.take(100 * Accuracy(of: guess).fraction, on: LocalDay(number: fields[0]))
      levels += "\(rise.level.rawValue)"
    }
    findings.expect(levels, is: String(row[1]), "levels of \(row[0])")
    findings.expect(rise.average ?? 0, near: row[2], "average of \(row[0])")
  }
}

private func verdict(_ growth: Growth?) -> String {
  guard let growth else { return "none" }
  return growth.isImproving ? "growing" : growth.isSteady ? "steady" : "none"
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
