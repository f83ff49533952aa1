import Domain
import Time

/// Something to do, and how long it takes.
package struct SimulatedTask: Hashable, Sendable {
  package let name: String
  /// The median of its lengths.
  package let usual: Seconds
  /// The standard deviation of ln(actual).
  package let spread: Double

  package init(_ name: String, usual: Seconds, spread: Double) {
    self.name = name
    self.usual = usual
    self.spread = spread
  }

  package func length(_ dice: inout SeededDice) -> Seconds {
    max(usual.scaled(by: spread * dice.normal()).rounded, Seconds(5))
  }
}

extension SimulatedTask {
  /// A task of a household: from a minute to forty.
  package static func any(_ name: String, _ dice: inout SeededDice) -> SimulatedTask {
    drawn(name, from: 60, &dice)
  }

  /// One that takes four minutes or more, and on a quick day still more than one: below 60 s the yardstick
  /// no longer shrinks with the task, and the same wobble is a higher accuracy.
  static func long(_ name: String, _ dice: inout SeededDice) -> SimulatedTask {
    drawn(name, from: 240, &dice)
  }

  /// A quest of three.
  package static func quest(_ dice: inout SeededDice) -> [SimulatedTask] {
    ["Get dressed", "Breakfast", "Pack bag"].map { .any($0, &dice) }
  }

  /// A quest of four.
  static func morning(_ dice: inout SeededDice) -> [SimulatedTask] {
    quest(&dice) + [.any("Brush teeth", &dice)]
  }

  private static func drawn(
    _ name: String,
    from shortest: Double,
    _ dice: inout SeededDice
  ) -> SimulatedTask {
    let usual = Seconds(Int(dice.evenlyScaled(shortest, 2400)))
    return SimulatedTask(name, usual: usual, spread: dice.between(0.1, 0.35))
  }
}
