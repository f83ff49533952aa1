/// Whether values rise with their order, and by how much.
package struct Trend: Hashable, Sendable {
  package let count: Int
  package let mean: Double
  /// The pairs in order less those out of order.
  package let score: Int
  /// Of that number where there is no order, corrected for ties.
  package let variance: Double
  /// The mean of the later half less that of the earlier one; the middle one of an odd number is in neither.
  package let rise: Double
  /// The square of the standard error of the rise.
  let squaredRiseError: Double

  /// What the evidence exceeds by chance once in a hundred times, on two sides.
  package static let significant = 2.58

  /// - Parameter values: the oldest first, at least two.
  package init(_ values: ArraySlice<Double>) {
    count = values.count
    mean = values.mean
    (score, variance) = Self.order(of: values)
    let half = values.count / 2
    let (earlier, later) = (Sample(Array(values.prefix(half))), Sample(Array(values.suffix(half))))
    rise = later.mean - earlier.mean
    squaredRiseError = earlier.squaredError + later.squaredError
  }

  /// Kendall's rank correlation in standard deviations; positive when they rise.
  package var evidence: Double { variance > 0 ? Double(score) / variance.squareRoot() : 0 }

  package var isFlat: Bool { abs(evidence) <= Self.significant }

  /// Maurice Kendall, "Rank Correlation Methods" (1948).
  private static func order(of values: ArraySlice<Double>) -> (score: Int, variance: Double) {
    var score = 0
    var ties = 0.0
    for later in values.indices {
      // How many before this one are equal to it: over a group of t they add up to what Kendall takes off.
      var equal = 0.0
      for earlier in values.startIndex..<later {
        if values[earlier] < values[later] {
          score += 1
        } else if values[earlier] > values[later] {
          score -= 1
        } else {
          equal += 1
        }
      }
      ties += termOfTies(equal + 1) - termOfTies(equal)
    }
    let count = Double(values.count)
    return (score, (termOfTies(count) - ties) / 18)
  }

  private static func termOfTies(_ size: Double) -> Double { size * (size - 1) * (2 * size + 5) }
}

/// The slope of the straight line nearest to values that stand in order, a place apart each.
///
/// - Parameter values: at least two.
package func leastSquaresSlope(_ values: ArraySlice<Double>) -> Double {
  let middle = Double(values.count - 1) / 2
  var products = 0.0
  var squares = 0.0
  // From the first one on, so that values that are all alike have a slope of 0 to the last digit.
  let first = values.first ?? 0
  for (place, value) in values.enumerated() {
    let distance = Double(place) - middle
    products += distance * (value - first)
    squares += distance * distance
  }
  return products / squares
}

extension ArraySlice<Double> {
  /// 0 for no values.
  package var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
