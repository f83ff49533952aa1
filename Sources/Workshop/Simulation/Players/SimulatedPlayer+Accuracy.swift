import Domain
import Time

extension SimulatedPlayer {
  /// An unbiased player whose guesses of long tasks have a mean accuracy, 0 to 100.
  ///
  /// The wobble is found by halving the range from 0 to 2.
  package init(meanAccuracy: Double, days: Days) {
    var closer = 0.0
    var further = 2.0
    for _ in 0..<16 {
      let middle = (closer + further) / 2
      if Self(wobble: middle, days: days).meanAccuracy > meanAccuracy {
        closer = middle
      } else {
        further = middle
      }
    }
    self.init(wobble: (closer + further) / 2, days: days)
  }

  /// Of guesses of long tasks, 0 to 100, as long as the player does not learn.
  package var meanAccuracy: Double {
    let good = days.ofGoodDay
    let bad = good * days.widening
    return (1 - days.badShare) * meanAccuracy(wobble: wobble * good)
      + days.badShare * meanAccuracy(wobble: wobble * bad)
  }

  /// Over all that a normal number can be, in steps of a twentieth of its deviation.
  private func meanAccuracy(wobble: Double) -> Double {
    let actual = Seconds(1000)
    var sum = 0.0
    var weights = 0.0
    for step in -100...100 {
      let z = Double(step) / 20
      let weight = Logarithm.exponential(-z * z / 2)
      let guess = Guess(estimate: actual.scaled(by: tilt + wobble * z), actual: actual)
      sum += weight * Accuracy(of: guess).fraction
      weights += weight
    }
    return 100 * sum / weights
  }

  /// Anybody: from novice to expert, with or without a tilt, who may learn, with bad days in runs and a
  /// *Done* forgotten now and then.
  static func any(_ dice: inout SeededDice) -> SimulatedPlayer {
    var player = SimulatedPlayer(
      wobble: dice.evenlyScaled(0.08, 0.6),
      tilt: 0.15 * dice.normal(),
      days: .clustered
    )
    if dice.chance(0.5) {
      player.learning = Learning(to: player.wobble * dice.between(0.3, 1), during: 0...60)
    }
    player.lateTaps = dice.between(0, 0.06)
    return player
  }
}
