/// How near a guess came to the truth; absolute, the same at every difficulty.
package struct Accuracy: Hashable, Sendable {
  /// max(0, 1 - relative error): 0 to 1.
  package let fraction: Double

  package init(of guess: Guess) {
    fraction = max(0, 1 - guess.relativeError)
  }

  /// As the player sees it: 0 to 100.
  package var shown: Int { Int((fraction * 100).rounded()) }

  /// round(10 + 90 a^2 sqrt(a)): 10 to 100.
  ///
  /// IEEE-exact operations alone, so that every build computes the same points.
  package var experience: XP {
    XP(Int((10 + 90 * fraction * fraction * fraction.squareRoot()).rounded()))
  }
}

extension Accuracy: Comparable {
  package static func < (left: Accuracy, right: Accuracy) -> Bool { left.fraction < right.fraction }
}
