/// How a player's days differ: on a bad one the guesses scatter more, and bad days come in runs.
///
/// How much more is chosen and not measured: no study has followed guesses of everyday tasks from day to
/// day. That variability within a person is what sets ADHD apart is well known (Kofler et al., 2013).
package struct Days: Hashable, Sendable {
  /// Of all days, from 0 to below 1.
  let badShare: Double
  /// How many bad days follow each other.
  let run: ClosedRange<Int>
  /// How many times wider the wobble is on a bad day than on a good one.
  let widening: Double

  /// Each day as the one before.
  package static let even = Days(badShare: 0, run: 1...1, widening: 1)
  /// Nearly one day in three is bad, and then guesses scatter twice as far.
  package static let clustered = Days(badShare: 0.3, run: 2...5, widening: 2)
  /// Beyond what the product page speaks of: weeks that are bad throughout.
  package static let stormy = Days(badShare: 0.4, run: 4...10, widening: 3)

  /// The wobble of a good day, where 1 is the wobble of all days together.
  var ofGoodDay: Double {
    1 / (1 - badShare + badShare * widening * widening).squareRoot()
  }

  /// How likely the next day begins a run of bad ones.
  var chanceOfRun: Double {
    let odds = badShare / (1 - badShare)
    return odds / (odds + Double(run.lowerBound + run.upperBound) / 2)
  }
}

/// One day after the other.
struct DayByDay: Sendable {
  private let days: Days
  private var badDaysLeft = 0

  /// A first day says nothing of those before it, so some go by unseen.
  private static let unseen = 60

  init(_ days: Days, _ dice: inout SeededDice) {
    self.days = days
    for _ in 0..<Self.unseen { _ = next(&dice) }
  }

  /// What the wobble is multiplied by on the next day; its mean square over all days is 1.
  mutating func next(_ dice: inout SeededDice) -> Double {
    if badDaysLeft > 0 {
      badDaysLeft -= 1
    } else if dice.chance(days.chanceOfRun) {
      badDaysLeft = dice.whole(days.run) - 1
    } else {
      return days.ofGoodDay
    }
    return days.ofGoodDay * days.widening
  }
}
