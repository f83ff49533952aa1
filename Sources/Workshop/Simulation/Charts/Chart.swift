/// Curves over a field with two axes, to be looked at.
package struct Chart {
  /// Of its file, without an ending.
  package let name: String
  let title: String
  let x: Axis
  let y: Axis
  let curves: [Curve]
  let limits: [Limit]
  let rings: [ChartPoint]

  /// - Parameters:
  ///   - limits: what is demanded.
  ///   - rings: where it is demanded.
  init(
    _ name: String,
    _ title: String,
    _ x: Axis,
    _ y: Axis,
    _ curves: [Curve],
    limits: [Limit] = [],
    rings: [ChartPoint] = []
  ) {
    self.name = name
    self.title = title
    self.x = x
    self.y = y
    self.curves = curves
    self.limits = limits
    self.rings = rings
  }
}

struct ChartPoint {
  let x: Double
  let y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

struct Curve {
  let name: String
  let points: [ChartPoint]

  init(_ name: String, _ points: [ChartPoint]) {
    self.name = name
    self.points = points
  }
}

/// A level that is demanded.
struct Limit {
  let value: Double
  let name: String

  init(_ value: Double, _ name: String) {
    self.value = value
    self.name = name
  }
}
