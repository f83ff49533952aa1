import Domain
import Time

/// How much later than the end a forgotten *Done* is tapped.
package struct Lateness: Hashable, Sendable {
  /// It is no less than this, however short the task.
  let least: Seconds
  /// It is no less than so many times what the task usually takes.
  let usuals: Double
  /// How many times that least it may be.
  let most: Double

  /// From the least that the product page speaks of to three times as much.
  package static let long = Lateness(least: .minutes(20), usuals: 2, most: 3)
  /// The least that the product page speaks of, so the hardest of them to tell from the truth.
  package static let barelyLong = Lateness(least: .minutes(20), usuals: 2, most: 1)
  /// Some minutes of forgetting.
  package static let short = Lateness(least: .minutes(6), usuals: 1.5, most: 1)

  func delay(after task: SimulatedTask, _ dice: inout SeededDice) -> Seconds {
    let usuals = task.usual.scaled(by: Logarithm.natural(usuals))
    return max(least, usuals).scaled(by: dice.unit() * Logarithm.natural(most)).rounded
  }
}
