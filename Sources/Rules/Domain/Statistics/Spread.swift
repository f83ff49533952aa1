/// Mean and standard deviation of values of which none is far away any more.
///
/// The one function behind tilt, wobble and a task's own spread. Winsorized: what lies further from the
/// median than three times the median distance is moved there, so that one odd day decides nothing. Where more than half
/// of the values are equal, 1.25 times the mean distance stands for the median one (it is so for a normal spread).
package struct Spread: Hashable, Sendable {
  package let count: Int
  package let mean: Double
  /// Of the population: mean square = mean^2 + deviation^2, to the last digit.
  package let deviation: Double
  /// Between these two all values were moved.
  package let bounds: ClosedRange<Double>

  /// - Parameter values: at least one.
  package init(_ values: ArraySlice<Double>) {
    bounds = Self.bounds(of: values)
    count = values.count
    var sum = 0.0
    for value in values { sum += bounds.nearest(to: value) }
    mean = sum / Double(count)
    var squares = 0.0
    for value in values {
      let distance = bounds.nearest(to: value) - mean
      squares += distance * distance
    }
    deviation = (squares / Double(count)).squareRoot()
  }

  /// Of the mean; 0 for a single value.
  package var standardError: Double {
    count > 1 ? deviation / Double(count - 1).squareRoot() : 0
  }

  private static func bounds(of values: ArraySlice<Double>) -> ClosedRange<Double> {
    let middle = median(Array(values))
    let distances = values.map { abs($0 - middle) }
    var distance = median(distances)
    if distance == 0 { distance = 1.25 * distances[...].mean }
    return (middle - 3 * distance)...(middle + 3 * distance)
  }
}

extension ClosedRange<Double> {
  package func nearest(to value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
