/// A part of the day in which guesses land closer than in the rest.
package struct BestTime: Hashable, Sendable {
  package let part: DayPart
  /// Accuracy above the rest of the day, in points, whatever the tasks were.
  package let difference: Double
  package let standardError: Double
  /// As a multiple of what is asked for.
  package var strength: Double {
    standardError > 0 ? difference / (Self.leastEvidence * standardError) : .infinity
  }

  private static let leastGuesses = 15
  private static let leastDifference = 5.0
  /// In standard errors: four parts are looked at.
  private static let leastEvidence = 2.4

  /// The part with the largest difference, of those that stand out.
  package init?(_ windows: [TaskWindow]) {
    let sums = Self.sums(windows)
    let all = sums.reduce(Sums()) { $0.adding($1) }
    var best: BestTime?
    for part in DayPart.allCases {
      guard let found = BestTime(part, sums[part.rawValue], rest: all.without(sums[part.rawValue]))
      else { continue }
      if found.difference > best?.difference ?? 0 { best = found }
    }
    guard let best else { return nil }
    self = best
  }

  private init?(_ part: DayPart, _ inside: Sums, rest: Sums) {
    guard min(inside.count, rest.count) >= Double(Self.leastGuesses) else { return nil }
    self.part = part
    difference = inside.mean - rest.mean
    let variance = inside.variance / inside.count + rest.variance / rest.count
    standardError = variance.squareRoot()
    guard difference >= Self.leastDifference, difference >= Self.leastEvidence * standardError
    else { return nil }
  }

  /// Of each part: what the guesses are above the mean of their task.
  private static func sums(_ windows: [TaskWindow]) -> [Sums] {
    var sums = DayPart.allCases.map { _ in Sums() }
    for window in windows where !window.accuracies.isEmpty {
      let mean = window.accuracies[...].mean
      for index in window.guesses.indices {
        sums[window.guesses[index].part.rawValue].take(window.accuracies[index] - mean)
      }
    }
    return sums
  }
}

private struct Sums {
  var count = 0.0
  private var sum = 0.0
  private var squares = 0.0

  var mean: Double { sum / count }

  /// Of a sample; rounding may not make it negative.
  var variance: Double { max(squares - sum * sum / count, 0) / (count - 1) }

  mutating func take(_ value: Double) {
    count += 1
    sum += value
    squares += value * value
  }

  func adding(_ other: Sums) -> Sums {
    var sums = self
    sums.count += other.count
    sums.sum += other.sum
    sums.squares += other.squares
    return sums
  }

  func without(_ part: Sums) -> Sums {
    var sums = self
    sums.count -= part.count
    sums.sum -= part.sum
    sums.squares -= part.squares
    return sums
  }
}
