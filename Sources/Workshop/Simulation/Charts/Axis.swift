import Markup

/// One side of a chart.
struct Axis {
  struct Tick {
    let value: Double
    let name: String
  }

  let title: String
  let range: ClosedRange<Double>
  let ticks: [Tick]

  init(_ title: String, _ range: ClosedRange<Double>, every step: Double) {
    self.title = title
    self.range = range
    ticks = stride(from: range.lowerBound, through: range.upperBound, by: step).map {
      Tick(value: $0, name: decimal($0))
    }
  }

  /// - Parameter names: at 0, 1, 2 ...
  init(_ title: String, _ range: ClosedRange<Double>, _ names: [String]) {
    self.title = title
    self.range = range
    ticks = names.indices.map { Tick(value: Double($0), name: names[$0]) }
  }

  private init(_ title: String, _ range: ClosedRange<Double>, _ ticks: [Tick]) {
    self.title = title
    self.range = range
    self.ticks = ticks
  }

  /// From nothing to a share, where 1 is all.
  static func percent(_ title: String, to share: Double) -> Axis {
    let ticks = (0...5).map { share * Double($0) / 5 }
    return Axis(title, 0...share, ticks.map { Tick(value: $0, name: percentName($0)) })
  }

  private static func percentName(_ share: Double) -> String { decimal(100 * share) + " %" }

  /// A place for each of the wobbles.
  static var wobbles: Axis {
    let names = Simulation.wobbles.map { decimal($0) }
    return Axis("wobble: from novice to expert", 0...Double(names.count - 1), names)
  }

  /// Where a value lies: 0 at the start, 1 at the end.
  func share(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
