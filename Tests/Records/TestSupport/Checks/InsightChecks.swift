import Basics
import Domain
import Time

private let morning = Instant(milliseconds: 1_780_000_000_000)

/// Guesses as the first column of a golden table has them, parted by commas: the last two fields of each are estimate
/// and actual.
private struct Played {
  private var played = PlayedHistory()

  /// A minute apart; the first field is the task where there is one.
  init(_ row: GoldenRow, hasTask: Bool = false) throws(TableFault) {
    for part in row.parts(0) {
      let fields = try row.fields(of: part, count: hasTask ? 3 : 2)
      let finishedAt = morning.adding(.minutes(played.count))
      try add(fields, of: hasTask ? fields[0] : "a", at: finishedAt, row)
    }
  }

  /// Each so many hours before the morning, which the field before its estimate says.
  init(hoursBefore row: GoldenRow, hasTask: Bool) throws(TableFault) {
    for part in row.parts(0) {
      let fields = try row.fields(of: part, count: hasTask ? 4 : 3)
      let hours = try row.number(in: fields[fields.count - 3])
      try add(fields, of: hasTask ? fields[0] : "a", at: morning.adding(.hours(-hours)), row)
    }
  }

  private mutating func add(
    _ fields: [Substring],
    of task: Substring,
    at instant: Instant,
    _ row: GoldenRow
  ) throws(TableFault) {
    let guess = try row.guess(fields[(fields.count - 2)...])
    played.add(guess, of: String(task), finishedAt: instant, in: PlayedHistory.Session(instant))
  }

  var windows: [TaskWindow] {
    played.history.tasks.map { TaskWindow($0, at: morning.adding(.hours(24))) }
  }

  var insights: Insights { Insights(played.history, at: morning) }
}

/// The first that there is.
private func first<Value>(_ values: [Value], of row: GoldenRow) throws(TableFault) -> Value {
  guard let first = values.first else { throw row.fault("there are no guesses") }
  return first
}

package func checkTilts(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .tilts, columns: 8) {
    let window = try first(Played(row).windows, of: row)
    guard let mirror = Mirror(window) else { continue }
    try findings.expect(window.guesses.count, is: row.number(1), "guesses of \(row[0])")
    try findings.expect(mirror.tilt, near: row.decimal(2), "tilt of \(row[0])")
    try findings.expect(mirror.wobble, near: row.decimal(3), "wobble of \(row[0])")
    if row[4] != "-" {
      try findings.expect(
        mirror.errors.standardError,
        near: row.decimal(4),
        "standard error of \(row[0])"
      )
    }
    try findings.expect(mirror.taskSpread, near: row.decimal(5), "spread of \(row[0])")
    try findings.expect(mirror.ownWobble, near: row.decimal(7), "own wobble of \(row[0])")
    let square = mirror.tilt * mirror.tilt + mirror.wobble * mirror.wobble
    try findings.expect(square, near: row.decimal(6), "mean square of \(row[0])")
  }
}

package func checkTendencies(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .tendencies, columns: 5) {
    let tendency = Tendency(try first(Played(row).windows, of: row))
    findings.expect(word(for: tendency?.direction), is: String(row[1]), "side of \(row[0])")
    guard let tendency, row[2] != "-" else { continue }
    try findings.expect(
      tendency.typicalDifference.value,
      near: row.decimal(2),
      "difference of \(row[0])"
    )
    try findings.expect(tendency.share, near: row.decimal(3), "share of \(row[0])")
    try findings.expect(tendency.toldDifference, is: Seconds(row.number(4)), "told of \(row[0])")
  }
}

package func checkTrends(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .trends, columns: 8) {
    let played = try Played(hoursBefore: row, hasTask: false)
    let insights = try first(played.insights.tasks, of: row)
    let growth = insights.growth
    findings.expect(verdict(growth), is: String(row[7]), "verdict on \(row[0])")
    let counted = min(insights.window.guesses.count, Growth.most)
    try findings.expect(counted, is: row.number(1), "guesses of \(row[0])")
    try findings.expect(growth?.trend.evidence, near: row.decimal(2), "evidence of \(row[0])")
    try findings.expect(growth?.trend.rise, near: row.decimal(3), "rise of \(row[0])")
    try findings.expect(growth?.trend.mean, near: row.decimal(4), "mean of \(row[0])")
    guard let growth else { continue }
    try findings.expect(
      growth.aWeekAgo?.evidence,
      near: row.decimal(5),
      "evidence a week ago of \(row[0])"
    )
    try findings.expect(growth.aWeekAgo?.rise, near: row.decimal(6), "rise a week ago of \(row[0])")
  }
}

package func checkGrowth(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .growth, columns: 9) {
    let insights = try Played(hoursBefore: row, hasTask: true).insights
    let subject = row[0].prefix(60)
    let growths = insights.tasks.compactMap { $0.growth }
    try findings.expect(growths.count, is: row.number(1), "known tasks of \(subject)")
    let word = insights.growth == nil ? "none" : "growing"
    findings.expect(word, is: String(row[6]), "verdict on \(subject)")
    if let growth = insights.growth {
      try findings.expect(growth.evidence, near: row.decimal(2), "evidence of \(subject)")
      try findings.expect(growth.rise, near: row.decimal(3), "rise of \(subject)")
    }
    let fastest = insights.tasks.first { insights.isFastest($0) }
    findings.expect(fastest?.name ?? "-", is: String(row[7]), "fastest of \(subject)")
    try findings.expect(fastest?.growth?.trend.rise, near: row.decimal(8), "its rise of \(subject)")
  }
}

package func checkBestTimes(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .dayParts, columns: 4) {
    let history = try daysOfSessions(row)
    let windows = history.tasks.map { TaskWindow($0, at: morning.adding(.hours(24 * 80))) }
    let best = BestTime(windows)
    findings.expect(word(for: best?.part), is: String(row[1]), "best time of \(row[0])")
    try findings.expect(best?.difference, near: row.decimal(2), "difference of \(row[0])")
    try findings.expect(best?.standardError, near: row.decimal(3), "standard error of \(row[0])")
  }
}

/// "hhmm/task:estimate:actual/...": a session each, an hour apart; its guesses are finished a minute apart, the first at
/// hhmm on the clock on the wall.
private func daysOfSessions(_ row: GoldenRow) throws(TableFault) -> History {
  var played = PlayedHistory()
  for (index, part) in row.parts(0).enumerated() {
    let pieces = part.split(separator: "/")
    let time = try row.number(in: pieces.first ?? "")
    let start = morning.adding(.hours(index))
    // The offset that makes the clock on the wall show the time.
    let utc = Int(start.milliseconds / 60_000 % 1440)
    let offset = UTCOffset(minutes: time / 100 * 60 + time % 100 - utc)
    let session = PlayedHistory.Session(start, offset: offset)
    for (place, piece) in pieces.dropFirst().enumerated() {
      let fields = try row.fields(of: piece, count: 3)
      played.add(
        try row.guess(fields[1...]),
        of: String(fields[0]),
        finishedAt: start.adding(.minutes(place)),
        in: session
      )
    }
  }
  return played.history
}

package func checkSkills(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .skills, columns: 4) {
    let all = try Played(row, hasTask: true).windows.map { SkillOverMemory($0) }
    let skill = all.dropFirst().reduce(try first(all, of: row)) { $0 + $1 }
    try findings.expect(skill.count, is: row.number(2), "compared guesses of \(row[0])")
    findings.expect(skill.skill == nil, is: row[1] == "none", "silence about \(row[0])")
    findings.expect(word(for: skill.verdict), is: String(row[3]), "verdict on \(row[0])")
    if let skill = skill.skill, row[1] != "none" {
      try findings.expect(skill, near: row.decimal(1), "skill of \(row[0])")
    }
  }
}

package func checkDaySenses(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .daySenses, columns: 4) {
    let sense = DaySense(try first(Played(row).windows, of: row))
    try findings.expect(sense?.slope, near: row.decimal(1), "slope of \(row[0])")
    try findings.expect(sense?.standardError, near: row.decimal(2), "error of \(row[0])")
    let word = sense.map { $0.isFelt ? "felt" : "no" } ?? "none"
    findings.expect(word, is: String(row[3]), "verdict on \(row[0])")
  }
}

package func checkDifficulties(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .difficulties, columns: 3) {
    var rise = DifficultyRise()
    var levels = ""
    for part in row.parts(0) {
      let fields = try row.fields(of: part, count: 3)
      let guess = try row.guess(fields[1...])
      let day = LocalDay(number: try row.number(in: fields[0]))
      rise.take(100 * Accuracy(of: guess).fraction, on: day)
      levels += "\(rise.level.rawValue)"
    }
    findings.expect(levels, is: String(row[1]), "levels of \(row[0])")
    try findings.expect(rise.average ?? 0, near: row.decimal(2), "average of \(row[0])")
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

private func word(for verdict: SkillOverMemory.Verdict?) -> String {
  switch verdict {
  case .some(.alike): "alike"
  case .some(.closer): "closer"
  case .some(.further): "further"
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
