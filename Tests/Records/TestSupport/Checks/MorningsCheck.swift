import Basics
import Domain
import Time

/// What mornings come to, to the last bit.
package func checkMornings(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .mornings, columns: 12) {
    let quest = try GoldenQuest(row)
    let mornings = Morning.all(of: RoutineID(1), in: quest.sessions, at: GoldenQuest.now) {
      step,
      _ in
      quest.place(of: Int(step.raw))
    }
    let current = CurrentSteps(quest.steps, in: mornings)
    let sums = mornings.compactMap { $0.recast(to: current) }.prefix(Odds.mostMornings)
    let odds = Odds(current, mornings)
    let subject = "mornings of \(row[0]) \(row[6])"
    findings.expect(
      bits(current.steps.map { $0.usual.seconds }),
      is: String(row[3]),
      "usual, \(subject)"
    )
    findings.expect(bits(Array(sums)), is: String(row[4]), "sums, \(subject)")
    findings.expect(bits([odds.mean]), is: String(row[5]), "mean, \(subject)")
    findings.expect(bits([odds.scale]), is: String(row[6]), "scale, \(subject)")
    findings.expect(odds.degrees, is: try row.number(7), "degrees, \(subject)")
    try checkChances(&findings, odds, row)
    let rooms = odds.areKnown ? [5, 8, 9].map { minutes(odds.room(for: $0)) } : []
    findings.expect(rooms, is: try row.numbers(9), "rooms, \(subject)")
    let range = odds.areKnown ? [] : [minutes(odds.range.from), minutes(odds.range.to)]
    findings.expect(range, is: try row.numbers(10), "range, \(subject)")
    findings.expect(
      minutes(odds.suggestedRoom),
      is: try row.number(11),
      "suggested, \(subject)"
    )
    findings.note(odds.mean)
    findings.note(odds.scale)
    findings.note(odds.chance(within: .minutes(30)))
  }
}

private func checkChances(
  _ findings: inout Findings,
  _ odds: Odds,
  _ row: GoldenRow
) throws(TableFault) {
  for part in row.parts(8) {
    let fields = try row.fields(of: part, count: 3)
    let room = Seconds.minutes(try row.number(in: fields[0]))
    findings.expect(
      odds.told(within: room),
      is: try row.number(in: fields[1]),
      "told of \(part)"
    )
    findings.expect(bits([odds.chance(within: room)]), is: String(fields[2]), "chance of \(part)")
  }
}

private func minutes(_ room: Seconds?) -> Int { (room ?? .zero).whole / 60 }
