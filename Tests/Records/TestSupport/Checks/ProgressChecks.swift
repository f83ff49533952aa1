import Domain
import Time

package func checkLevels(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .levels, columns: 2) {
    let level = Level(XP(try row.number(0)))
    try findings.expect(level.number, is: row.number(1), "level at \(row[0]) XP")
  }
  var level = Level(.zero)
  for row in try tables.rows(of: .levelThresholds, columns: 2) {
    guard try row.number(0) <= 100 else { continue }
    try findings.expect(level.threshold.points, is: row.number(1), "first XP of level \(row[0])")
    findings.note(level.threshold.points)
    level = level.next
  }
}

package func checkStreaks(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .streaks, columns: 6) {
    guard let mask = UInt8(exactly: try row.number(0)) else {
      throw row.fault("“\(row[0])” is no set of weekdays")
    }
    let days = Weekdays(rawValue: mask)
    let firstActive = LocalDay(number: try row.number(1))
    let streak = Streak(
      playedDays: try row.numbers(2).map { LocalDay(number: $0) },
      today: LocalDay(number: try row.number(3)),
      isScheduled: { $0 >= firstActive && days.contains($0.weekday) }
    )
    try findings.expect(streak.count, is: row.number(4), "streak of \(row[2]) on \(row[3])")
    findings.expect(word(for: streak.flame), is: String(row[5]), "flame of \(row[2])")
    findings.note(streak.count)
  }
}

private func word(for flame: Streak.Flame) -> String {
  switch flame {
  case .waiting: "waiting"
  case .none: "none"
  case .burning: "burning"
  case .resting: "resting"
  }
}

package func checkPersonalBests(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .personalBests, columns: 2) {
    var honest: [Guess] = []
    var found = ""
    for part in row.parts(0) {
      let fields = try row.fields(of: part, count: 3)
      let guess = try row.guess(fields[..<2])
      let isHonest = try row.flag(in: fields[2])
      found += isHonest && PersonalBest.isBest(guess, after: honest) ? "1" : "0"
      if isHonest { honest.append(guess) }
    }
    findings.expect(found, is: String(row[1]), "bests of \(row[0])")
    findings.note(found)
  }
}
