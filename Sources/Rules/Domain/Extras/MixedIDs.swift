import Basics

/// A number that two ids always lead to, on every device, so that nothing has to be stored to remember it.
package func mixed(_ one: UInt128, _ other: UInt128) -> UInt64 {
  var first = SplitMix64(seed: one.folded)
  var second = SplitMix64(seed: first.next() ^ other.folded)
  return second.next()
}

extension UInt128 {
  /// Its halves as one.
  fileprivate var folded: UInt64 {
    UInt64(truncatingIfNeeded: self) ^ UInt64(truncatingIfNeeded: self >> 64)
  }
}
