import Time

extension Guess {
  /// The points of every guess, however far off.
  static let leastExperience = XP(10)
  /// From here on a step earns in full; tapping through earns next to nothing.
  private static let fullyEarning = Seconds(30)
  private static let mostOfNamed = 0.75

  /// round(10 + 90 a^2 sqrt(a) min(1, actual / 30 s)) of the accuracy a: 10 to 100.
  ///
  /// IEEE-exact operations alone, so that every build computes the same points.
  package var experience: XP { experience(isNamed: false) }

  /// - Parameter isNamed: whether the player has named the actual duration: then the accuracy counts as 75 at most.
  package func experience(isNamed: Bool) -> XP {
    experience(at: min(Accuracy(of: self).fraction, isNamed ? Self.mostOfNamed : 1))
  }

  /// - Parameter accuracy: 0 to 1.
  func experience(at accuracy: Double) -> XP {
    let share = min(max(actual.value, 0) / Self.fullyEarning.value, 1)
    let least = Double(Self.leastExperience.points)
    return XP(Int((least + 90 * accuracy * accuracy * accuracy.squareRoot() * share).rounded()))
  }
}
