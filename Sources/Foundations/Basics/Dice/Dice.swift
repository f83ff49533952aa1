/// Random numbers from a seed that the browser's secure source fills once: for ids, never for keys.
///
/// xoshiro256** (Blackman and Vigna, 2018), by hand because Embedded Swift has no generator that can
/// be seeded.
package struct Dice: Hashable, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// - Parameter seed: not all zero; a zero seed is replaced, since it would roll zeros for ever.
  package init(seed: (UInt64, UInt64, UInt64, UInt64)) {
    let isZero = seed.0 | seed.1 | seed.2 | seed.3 == 0
    state = isZero ? (1, 2, 3, 4) : seed
  }

  package mutating func roll() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, by: 45)
    return result
  }

  package mutating func id() -> UInt128 { UInt128(roll()) << 64 | UInt128(roll()) }

  private static func rotate(_ value: UInt64, by count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  package static func == (left: Dice, right: Dice) -> Bool { left.state == right.state }

  package func hash(into hasher: inout Hasher) { hasher.combine(state.0) }
}
