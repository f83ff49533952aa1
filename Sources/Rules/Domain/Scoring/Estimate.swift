import Time

/// What the player locked in: a point, or from *practicing* on a range meant to hold 8 times in 10.
package enum Estimate: Hashable, Sendable {
  case point(Seconds)
  case range(Seconds, Seconds)

  /// The single duration that is scored: the point, or the range's geometric middle.
  package var scored: Seconds {
    switch self {
    case .point(let seconds):
      return seconds
    case .range(let shortest, let longest):
      let product = max(shortest.value, 0) * max(longest.value, 0)
      return Seconds(milliseconds: Int64((product.squareRoot() * 1000).rounded()))
    }
  }
}
