import Basics
import Domain
import SyncWire

/// When the whole string is asked for and which sessions are nights, and what is told of both, to the last bit.
package func checkExtras(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  try checkDues(&findings, tables)
  try checkWholes(&findings, tables)
  try checkNights(&findings, tables)
}

private func checkDues(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .dues, columns: 6) {
    guard let session = UInt128(hexText: String(row[0])),
      let routine = UInt128(hexText: String(row[1]))
    else { throw row.fault("an id is no hex") }
    let completed = try row.number(2)
    let isWhole = WholeOrPieces.isDue(
      SessionID(session),
      of: RoutineID(routine),
      completed: completed,
      steps: try row.number(3)
    )
    let isNight = NightQuest.isDue(RoutineID(routine), completed: completed)
    findings.expect(isWhole, is: try row.flag(4), "whole, \(row[0]) \(row[1]) \(completed)")
    findings.expect(isNight, is: try row.flag(5), "night, \(row[1]) \(completed)")
  }
}

private func checkWholes(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .wholeOrPieces, columns: 4) {
    let pairs = try row.parts(0).map { (part) throws(TableFault) in
      let fields = try row.fields(of: part, count: 2)
      return WholeOrPieces.Pair(
        whole: try row.double(in: fields[0]),
        pieces: try row.double(in: fields[1])
      )
    }
    let found = WholeOrPieces(pairs)
    let subject = "of \(pairs.count) pairs, evidence \(row[2])"
    findings.expect(found?.count ?? 0, is: try row.number(1), "count, \(subject)")
    findings.expect(bits(found.map { [$0.evidence] } ?? []), is: String(row[2]), "z, \(subject)")
    let closer =
      switch found?.verdict {
      case .alike, nil: "-"
      case .wholeIsCloser: "whole"
      case .piecesAreCloser: "pieces"
      }
    findings.expect(closer, is: String(row[3]), "closer, \(subject)")
  }
}

private func checkNights(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .nights, columns: 5) {
    let found = NightQuest(nights: try row.doubles(0), others: try row.doubles(1))
    let subject = "\(try row.doubles(0).count) nights, difference \(row[2])"
    findings.expect(bits(found.map { [$0.difference] } ?? []), is: String(row[2]), "\(subject)")
    findings.expect(bits(found.map { [$0.error] } ?? []), is: String(row[3]), "error, \(subject)")
    let told = found.map { $0.verdict == .alike ? "0" : "1" } ?? "-"
    findings.expect(told, is: String(row[4]), "told, \(subject)")
  }
}
