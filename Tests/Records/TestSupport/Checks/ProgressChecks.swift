import Domain
import Time

package func checkLevels(_ findings: inout Findings) {
  for row in rows(of: goldenLevels) {
    let level = Level(XP(number(row[0])))
    findings.expect(level.number, is: number(row[1]), "level at \(row[0]) XP")
  }
  var level = Level(.zero)
  for row in rows(of: goldenLevelThresholds) where number(row[0]) <= 100 {
    findings.expect(level.threshold.points, is: number(row[1]), "first XP of level \(row[0])")
    findings.note(level.threshold.points)
    level = level.next
  }
}

package func checkStreaks(_ findings: inout Findings) {
  for row in rows(of: goldenStreaks) {
    let days = Weekdays(rawValue: UInt8(number(row[0])))
    let firstActive = LocalDay(number: number(row[1]))
    let streak = Streak(
      playedDays: numbers(row[2]).map { LocalDay(number: $0) },
      today: LocalDay(number: number(row[3])),
      isScheduled: { $0 >= firstActive && days.contains($0.weekday) }
    )
    findings.expect(streak.count, is: number(row[4]), "streak of \(row[2]) on \(row[3])")
    findings.expect(word(for: streak.flame), is: String(row[5]), "flame of \(row[2])")
    findings.note(streak.count)
  }
}

private func word(for flame: Streak.Flame) -> String {
  switch flame {
  case .none: "none"
  case .burning: "burning"
  case .resting: "resting"
  }
}

package func checkPersonalBests(_ findings: inout Findings) {
  for row in rows(of: goldenPersonalBests) {
    var honest: [Guess] = []
    var found = ""
    for part in row[0].split(separator: ",") {
      let columns = part.split(separator: ":").map { number($0) }
      let guess = Guess(estimate: Seconds(columns[0]), actual: Seconds(columns[1]))
      let isHonest = columns[2] == 1
      found += isHonest && PersonalBest.isBest(guess, after: honest) ? "1" : "0"
      if isHonest { honest.append(guess) }
    }
    findings.expect(found, is: String(row[1]), "bests of \(row[0])")
    findings.note(found)
  }
}
