/// Which of several texts the player reads after a guess.
package enum FeedbackVariant {
  /// The text's place among `count` of them: two occurrences in a row never share one.
  ///
  /// Walks round the texts with a step and a start that differ from player to player. Step and count
  /// have no common divisor, so that the walk comes to every text.
  ///
  /// - Parameter occurrence: how many remarks on the same rating the player read before.
  package static func index(occurrence: Int, seed: UInt64, count: Int) -> Int {
    guard count > 1 else { return 0 }
    let count = UInt64(count)
    var step = 1 + (seed >> 32) % (count - 1)
    while greatestCommonDivisor(step, count) > 1 { step += 1 }
    return Int((seed % count + UInt64(max(occurrence, 0)) % count * step) % count)
  }

  private static func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
