import Basics
import Domain
import Markup

/// The dice of a simulation: one seed decides everything, on every machine.
///
/// Nothing is asked of the C library, whose last digits differ.
package struct SeededDice: Sendable {
  private var source: SplitMix64
  /// Normal numbers come in pairs.
  private var spare: Double?

  package init(seed: UInt64) {
    source = SplitMix64(seed: seed)
  }

  /// Dice of one of many players: they stay the same however many others play.
  package init(seed: UInt64, player: Int) {
    var mixing = SeededDice(
      seed: seed ^ UInt64(truncatingIfNeeded: player) &* 0xd1b5_4a32_d192_ed03
    )
    self.init(seed: mixing.next())
  }

  private mutating func next() -> UInt64 { source.next() }

  /// From 0 to below 1.
  package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  package mutating func between(_ lowest: Double, _ highest: Double) -> Double {
    lowest + (highest - lowest) * unit()
  }

  /// Even on a logarithmic scale, as lengths of tasks are.
  ///
  /// - Parameter lowest: above 0.
  package mutating func evenlyScaled(_ lowest: Double, _ highest: Double) -> Double {
    lowest * Logarithm.exponential(unit() * Logarithm.natural(highest / lowest))
  }

  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(unit() * Double(range.count))
  }

  /// - Parameter elements: at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[whole(0...(elements.count - 1))]
  }

  package mutating func chance(_ share: Double) -> Bool { unit() < share }

  /// A number of the standard normal distribution.
  ///
  /// Marsaglia's polar form of Box and Muller's method (1964): a logarithm and a root are all it takes.
  package mutating func normal() -> Double {
    if let spare {
      self.spare = nil
      return spare
    }
    while true {
      let x = between(-1, 1)
      let y = between(-1, 1)
      let square = x * x + y * y
      if square >= 1 || square == 0 { continue }
      let factor = (-2 * Logarithm.natural(square) / square).squareRoot()
      spare = y * factor
      return x * factor
    }
  }
}
