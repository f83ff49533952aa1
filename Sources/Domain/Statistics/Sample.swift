/// Some of many: what they say of the mean of all.
struct Sample {
  let mean: Double
  /// The square of the mean's standard error; 0 for a single value.
  let squaredError: Double

  /// - Parameter values: at least one.
  init(_ values: [Double]) {
    let mean = values[...].mean
    self.mean = mean
    let count = Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    squaredError = count > 1 ? squares / (count - 1) / count : 0
  }
}
