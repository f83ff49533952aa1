import Domain
import Time

/// Accuracy, XP and rating at each difficulty, against the golden table.
package func checkScoring(_ findings: inout Findings) {
  for row in rows(of: goldenScoring) {
    let guess = Guess(estimate: Seconds(number(row[0])), actual: Seconds(number(row[1])))
    let accuracy = Accuracy(of: guess)
    findings.note(accuracy.fraction)
    findings.expect(accuracy.shown, is: number(row[3]), "accuracy of \(row[0]) for \(row[1])")
    findings.expect(
      guess.experience.points,
      is: number(row[4]),
      "XP of \(row[0]) for \(row[1])"
    )
    for (level, wanted) in zip(DifficultyLevel.allCases, row[5...8]) {
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
