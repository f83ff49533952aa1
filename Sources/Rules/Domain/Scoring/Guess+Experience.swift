import Time

extension Guess {
  /// The points of every guess, however far off.
  static let leastExperience = XP(10)
  /// From here on a step earns in full; tapping through earns next to nothing.
  private static let fullyEarning = Seconds(30)

  /// round(10 + 90 a^2 sqrt(a) min(1, actual / 30 s)) of the accuracy a: 10 to 100.
  ///
  /// IEEE-exact operations alone, so that every build computes the same points.
  package var experience: XP { experience(at: Accuracy(of: self)) }

  func experience(at accuracy: Accuracy) -> XP {
    let accuracy = accuracy.fraction
    let share = min(max(actual.value, 0) / Self.fullyEarning.value, 1)
    let least = Double(Self.leastExperience.points)
    return XP(Int((least + 90 * accuracy * accuracy * accuracy.squareRoot() * share).rounded()))
  }
}
