import Time

/// How much closer the player guesses than somebody who always says the usual time.
package struct SkillOverMemory: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    /// Both land about as close.
    case alike
    /// The player does, by a share of memory's distance: 0 to 1.
    case closer(Double)
    /// Memory does, by a share of the player's distance: 0 to 1.
    case further(Double)
  }

  package private(set) var count = 0
  private var players = 0.0
  private var memorys = 0.0
  /// Of what memory's miss is larger by.
  private var squares = 0.0

  private static let leastGuesses = 8
  /// Earlier times that say what is usual.
  private static let leastTimes = 5
  /// In standard errors of the paired differences.
  private static let leastEvidence = 2.0

  init() {}

  /// Each guess against the median of the actual times before it, from the fifth of these on.
  package init(_ window: TaskWindow) {
    var earlier: [Double] = []
    for past in window.guesses {
      let actual = past.guess.actual.value
      if earlier.count >= Self.leastTimes {
        compare(
          past.guess.difference.magnitude.value,
          abs(Self.middle(ofSorted: earlier) - actual)
        )
      }
      var place = earlier.count
      while place > 0, actual < earlier[place - 1] { place -= 1 }
      earlier.insert(actual, at: place)
    }
  }

  private mutating func compare(_ hers: Double, _ memorys: Double) {
    count += 1
    players += hers
    self.memorys += memorys
    squares += (memorys - hers) * (memorys - hers)
  }

  /// 1 - the player's mean absolute error over memory's: 1 is perfect, 0 as good as memory; none where
  /// there is too little to say.
  package var skill: Double? {
    count >= Self.leastGuesses && memorys > 0 ? 1 - players / memorys : nil
  }

  /// What may be told: more than alike only beyond what chance does; none where there is too little to say.
  package var verdict: Verdict? {
    guard let skill else { return nil }
    let difference = (memorys - players) / Double(count)
    guard abs(difference) > Self.leastEvidence * standardError(around: difference) else {
      return .alike
    }
    // Of the larger distance, so that nobody is told to land more than all of it closer.
    return difference > 0 ? .closer(skill) : .further(1 - 1 / (1 - skill))
  }

  private func standardError(around mean: Double) -> Double {
    let count = Double(count)
    return (max(0, squares - count * mean * mean) / (count - 1) / count).squareRoot()
  }

  package static func + (left: SkillOverMemory, right: SkillOverMemory) -> SkillOverMemory {
    var both = left
    both.count += right.count
    both.players += right.players
    both.memorys += right.memorys
    both.squares += right.squares
    return both
  }

  private static func middle(ofSorted values: [Double]) -> Double {
    let half = values.count / 2
    return values.count % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2
  }
}
