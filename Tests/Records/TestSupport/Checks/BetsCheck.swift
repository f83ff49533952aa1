import Basics
import Domain
import Time

/// What is said of a bet when its quest is over.
package func checkBets(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .bets, columns: 8) {
    let told = try row.number(2)
    let bet = Bet(
      id: BetID(1),
      routine: RoutineID(1),
      goal: instant(try row.number(0)),
      start: instant(try row.number(1)),
      told: told == 0 ? nil : told,
      kept: instant(try row.number(1))
    )
    let counts = try row.numbers(in: try row.fields(of: row[5], count: 2))
    let run = BetOutcome.Run(
      begun: instant(try row.number(3)),
      ended: row[4] == "-" ? nil : instant(try row.number(4)),
      finished: counts[0],
      steps: counts[1]
    )
    let outcome = BetOutcome(bet, run)
    let held = outcome.counted.map { $0.hasHeld ? "1" : "0" } ?? "-"
    findings.expect(held, is: String(row[6]), "held, \(row[7]) of \(row[0]) \(row[1]) \(row[4])")
    findings.expect(
      words(outcome.line),
      is: String(row[7]),
      "said of \(row[0]) \(row[1]) \(row[4])"
    )
  }
}

private func words(_ line: BetOutcome.Line?) -> String {
  switch line {
  case .held(let ready, let room): "held:\(minute(ready)):\(room)"
  case .fromTheBet(let ready, let start, let wouldBe):
    "from-the-bet:\(minute(ready)):\(minute(start)):\(minute(wouldBe))"
  case .other(let ready, let of): "other:\(minute(ready)):\(of)"
  case .tenth(let ready): "tenth:\(minute(ready))"
  case .coin(let ready): "coin:\(minute(ready))"
  case .withoutOdds(let took, let room): "no-odds:\(took):\(room)"
  case .roomHeld(let begun, let room): "room-held:\(minute(begun)):\(room)"
  case .begunLater(let begun, let took): "begun:\(minute(begun)):\(took)"
  case .inPart(let ready, let lanterns, let of): "some:\(minute(ready)):\(lanterns):\(of)"
  case nil: "-"
  }
}

/// Of a day in 1970.
private func instant(_ seconds: Int) -> Instant { Instant(milliseconds: Int64(seconds) * 1000) }

private func minute(_ instant: Instant) -> Int { Int(instant.milliseconds / 60_000) }
