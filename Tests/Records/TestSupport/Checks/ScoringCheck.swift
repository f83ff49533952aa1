import Domain
import Time

/// Accuracy, XP and rating at each difficulty, against the golden table.
package func checkScoring(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .scoring, columns: 10) {
    let guess = try row.guess([row[0], row[1]])
    let accuracy = Accuracy(of: guess)
    findings.note(accuracy.fraction)
    try findings.expect(accuracy.shown, is: row.number(3), "accuracy of \(row[0]) for \(row[1])")
    try findings.expect(
      guess.experience.points,
      is: row.number(4),
      "XP of \(row[0]) for \(row[1])"
    )
    try findings.expect(
      guess.experience(isNamed: true).points,
      is: row.number(9),
      "XP of \(row[0]) for \(row[1]), which was named"
    )
    for (level, wanted) in zip(DifficultyLevel.allCases, [row[5], row[6], row[7], row[8]]) {
      let rating = Rating(of: guess, bands: level.bands)
      findings.expect(
        word(for: rating),
        is: String(wanted),
        "rating of \(row[0]) for \(row[1]) at level \(level.rawValue)"
      )
    }
  }
}

private func word(for rating: Rating) -> String {
  switch rating {
  case .spotOn: "spotOn"
  case .close: "close"
  case .off: "off"
  case .wayOff: "wayOff"
  }
}
