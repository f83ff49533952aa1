/// Which of several texts the player reads after a guess.
package enum FeedbackVariant {
  /// The text's place among `count` of them: two occurrences in a row never share one.
  ///
  /// Walks round the texts with a step and a start that differ from player to player.
  ///
  /// - Parameter occurrence: how many guesses with the same rating she made before.
  package static func index(occurrence: Int, seed: UInt64, count: Int) -> Int {
    guard count > 1 else { return 0 }
    let count = UInt64(count)
    let step = 1 + (seed >> 32) % (count - 1)
    return Int((seed % count + UInt64(max(occurrence, 0)) % count * step) % count)
  }
}
