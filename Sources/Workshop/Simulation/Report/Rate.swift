/// How many of some trials came out in one way.
package struct Rate: Hashable, Sendable {
  package let hits: Int
  package let trials: Int

  init(hits: Int, trials: Int) {
    self.hits = hits
    self.trials = trials
  }

  package init(_ outcomes: [Bool]) {
    self.init(hits: outcomes.count { $0 }, trials: outcomes.count)
  }

  /// 0 to 1; 0 without a trial.
  package var share: Double { trials > 0 ? Double(hits) / Double(trials) : 0 }

  /// How far the share of endless trials may lie from this one, 95 times in 100: the half width of
  /// Wilson's interval (1927), which also holds near 0 and 1.
  package var uncertainty: Double {
    guard trials > 0 else { return 1 }
    let z = 1.96
    let count = Double(trials)
    let variance = share * (1 - share) / count + z * z / (4 * count * count)
    return z * variance.squareRoot() / (1 + z * z / count)
  }
}
