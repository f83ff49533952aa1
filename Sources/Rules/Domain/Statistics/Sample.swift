/// Some of many: what they say of the mean of all.
struct Sample {
  private let count: Double
  let mean: Double
  /// The square of the mean's standard error; 0 for a single value.
  let squaredError: Double

  /// - Parameter values: at least one.
  init(_ values: [Double]) {
    let mean = values[...].mean
    self.mean = mean
    count = Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    squaredError = count > 1 ? squares / (count - 1) / count : 0
  }

  /// The square of the standard error of the difference between both means.
  ///
  /// The larger of what each sample says of itself and of what both say together, because a few values lie
  /// close together by chance.
  func squaredError(to other: Sample) -> Double {
    let own = squaredError + other.squaredError
    let squares = squares + other.squares
    let common = squares / (count + other.count - 2) * (1 / count + 1 / other.count)
    return max(own, common)
  }

  private var squares: Double { squaredError * count * (count - 1) }
}
