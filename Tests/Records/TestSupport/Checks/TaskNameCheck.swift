import Basics
import Domain

package func checkTaskNames(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .taskNames, columns: 3) {
    let first = TaskName(try text(hex: row[0], row))
    let second = TaskName(try text(hex: row[1], row))
    try findings.expect(first == second, is: row.flag(2), "tasks \(row[0]) and \(row[1])")
    findings.note(first == second)
  }
}

private func text(hex: Substring, _ row: GoldenRow) throws(TableFault) -> String {
  let digits = hex.utf8.compactMap { $0.hexadecimalValue }
  guard digits.count == hex.utf8.count, digits.count.isMultiple(of: 2) else {
    throw row.fault("“\(hex)” is no text in hex")
  }
  let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  return String(decoding: bytes, as: UTF8.self)
}
