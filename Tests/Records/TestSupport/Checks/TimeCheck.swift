import Domain
import Time

package func checkDays(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .days, columns: 7) {
    let columns = try row.numbers(in: (0..<7).map { row[$0] })
    let day = LocalDay(year: columns[0], month: columns[1], day: columns[2])
    let week = ISOWeek(containing: day)
    let subject = "day \(row[0])-\(row[1])-\(row[2])"
    findings.expect(day.number, is: columns[3], subject)
    findings.expect(day.date.year, is: columns[0], subject)
    findings.expect(day.date.month, is: columns[1], subject)
    findings.expect(day.date.day, is: columns[2], subject)
    findings.expect(day.weekday.rawValue, is: columns[4], subject)
    findings.expect(week.year, is: columns[5], subject)
    findings.expect(week.week, is: columns[6], subject)
    findings.expect(week.monday <= day && day <= week.sunday, is: true, subject)
    findings.note(week.monday.number)
  }
}
