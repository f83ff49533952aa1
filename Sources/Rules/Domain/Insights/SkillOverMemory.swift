import Time

/// How much closer the player guesses than somebody who always says the usual time.
package struct SkillOverMemory: Hashable, Sendable {
  package private(set) var count = 0
  private var players = 0.0
  private var memorys = 0.0

  private static let leastGuesses = 8

  init() {}

  /// Each guess against the median of the actual times before it, from the second guess on.
  package init(_ window: TaskWindow) {
    var earlier: [Double] = []
    for past in window.guesses {
      let actual = past.guess.actual.value
      if !earlier.isEmpty {
        count += 1
        players += past.guess.difference.magnitude.value
        memorys += abs(Self.middle(ofSorted: earlier) - actual)
      }
      var place = earlier.count
      while place > 0, actual < earlier[place - 1] { place -= 1 }
      earlier.insert(actual, at: place)
    }
  }

  /// 1 - the player's mean absolute error over memory's: 1 is perfect, 0 as good as memory; none where
  /// there is too little to say.
  package var skill: Double? {
    count >= Self.leastGuesses && memorys > 0 ? 1 - players / memorys : nil
  }

  /// How much closer the closer one of the two lands, of the other's distance: above 0 the player, below it memory.
  ///
  /// So memory is never told to land more than all of the distance closer, as `skill` below 0 would have it.
  package var lead: Double? {
    guard let skill else { return nil }
    return skill >= 0 ? skill : 1 / (1 - skill) - 1
  }

  package static func + (left: SkillOverMemory, right: SkillOverMemory) -> SkillOverMemory {
    var both = left
    both.count += right.count
    both.players += right.players
    both.memorys += right.memorys
    return both
  }

  private static func middle(ofSorted values: [Double]) -> Double {
    let half = values.count / 2
    return values.count % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2
  }
}
