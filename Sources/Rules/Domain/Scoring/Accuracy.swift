import Time

/// How near a guess came to the truth; absolute, the same at every difficulty.
package struct Accuracy: Hashable, Sendable {
  /// max(0, 1 - relative error): 0 to 1.
  package let fraction: Double
  /// As the player sees it: 0 to 100, half a point up.
  ///
  /// From whole numbers: 100 times the fraction, which no binary number holds exactly, falls on the
  /// wrong side of a half now and then.
  package let shown: Int

  package init(of guess: Guess) { self.init(of: guess, by: guess.yardstick) }

  /// - Parameter yardstick: what the difference is held against; above zero.
  init(of guess: Guess, by yardstick: Seconds) {
    fraction = max(0, 1 - guess.relativeError(by: yardstick))
    let yardstick = yardstick.milliseconds
    let hit = max(yardstick - guess.difference.magnitude.milliseconds, 0)
    shown = Int((200 * hit + yardstick) / (2 * yardstick))
  }
}

extension Accuracy: Comparable {
  package static func < (left: Accuracy, right: Accuracy) -> Bool { left.fraction < right.fraction }
}
