/// The smallest relative error of a task so far.
package enum PersonalBest {
  /// Whether a guess beats all honest ones before it.
  ///
  /// The first one of a task has nothing to beat.
  package static func isBest(_ guess: Guess, after earlierHonest: [Guess]) -> Bool {
    guard let record = earlierHonest.lazy.map({ $0.relativeError }).min() else { return false }
    return guess.relativeError < record
  }
}
