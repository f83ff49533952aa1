/// What is left of values in order when their course is taken out: the parabola nearest to them (least squares), so that
/// growing slowly at first or at last is nobody's best time.
func withoutCourse(_ values: [Double]) -> [Double] {
  let count = Double(values.count)
  let mean = values[...].mean
  // The line and the parabola, each at right angles to what stands before it: each share is found by itself.
  let line = values.indices.map { Double($0) - (count - 1) / 2 }
  let squares = (count * count - 1) / 12
  let curve = line.map { $0 * $0 - squares }
  let slope = share(of: line, in: values)
  let bend = share(of: curve, in: values)
  return values.indices.map { values[$0] - mean - slope * line[$0] - bend * curve[$0] }
}

/// 0 for a shape that so few values do not have.
private func share(of shape: [Double], in values: [Double]) -> Double {
  var products = 0.0
  var squares = 0.0
  for index in values.indices {
    products += shape[index] * values[index]
    squares += shape[index] * shape[index]
  }
  return squares > 0 ? products / squares : 0
}
