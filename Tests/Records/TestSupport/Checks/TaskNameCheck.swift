import Domain
import SyncWire

package func checkTaskNames(_ findings: inout Findings) {
  for row in rows(of: goldenTaskNames) {
    let first = TaskName(text(hex: row[0]))
    let second = TaskName(text(hex: row[1]))
    findings.expect(first == second, is: row[2] == "1", "tasks \(row[0]) and \(row[1])")
    findings.note(first == second)
  }
}

private func text(hex: Substring) -> String {
  let digits = Array(hex.utf8).map { $0 <= 57 ? $0 - 48 : $0 - 87 }
  let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  return String(decoding: bytes, as: UTF8.self)
}
