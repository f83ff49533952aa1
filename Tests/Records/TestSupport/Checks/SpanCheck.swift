import Domain
import Time

package func checkSpans(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .spans, columns: 7) {
    let span = TaskSpan(try row.numbers(0).map { Seconds($0) })
    let subject = "span of \(row[0].prefix(60))"
    for (column, found) in [
      (1, span?.first), (2, span?.last), (3, span?.always), (6, span?.ninetieth),
    ] {
      let wanted = row[column] == "-" ? nil : Seconds(try row.number(column))
      findings.expect(found, is: wanted, "column \(column) of the \(subject)")
    }
    for (column, found) in [(4, span?.below), (5, span?.above)] {
      let wanted = try row.numbers(column).map { Seconds($0) }
      findings.expect(found ?? [], is: wanted, "column \(column) of the \(subject)")
    }
    findings.note(span?.first.milliseconds ?? -1)
    findings.note(span?.last.milliseconds ?? -1)
  }
}
