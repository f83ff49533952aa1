import Time

/// How likely a quest is over within some time: by the mornings that were played, each as if it were of today's steps.
package struct Odds: Hashable, Sendable {
  /// How many mornings they are made of; below ``leastMornings`` no odds are said.
  package let mornings: Int
  /// Of the logarithm of the seconds that it takes.
  package let mean: Double
  package let scale: Double
  package let degrees: Int

  package static let leastMornings = 5
  package static let mostMornings = 30
  /// How much less each morning weighs than the one after it.
  private static let fading = 0.92
  /// How far days differ before anything is known, and how far single steps do besides: variances.
  private static let ofDays = 0.0144
  private static let ofSteps = 0.04
  private static let degreesUnseen = 4
  /// Beyond them no start is said.
  private static let mostMinutes = 240

  /// - Parameter mornings: the newest first.
  package init(_ current: CurrentSteps, _ mornings: [Morning]) {
    var sums: [Double] = []
    for morning in mornings where sums.count < Self.mostMornings {
      if let sum = morning.recast(to: current) { sums.append(sum) }
    }
    self.init(current, sums: sums)
  }

  /// - Parameter sums: what the mornings come to in seconds, the newest first.
  package init(_ current: CurrentSteps, sums: [Double]) {
    var (shares, unsure) = (0.0, 0.0)
    for step in current.steps {
      shares += step.usual.seconds * step.usual.seconds
      unsure += step.usual.doubt * step.usual.seconds * step.usual.seconds
    }
    let square = current.total * current.total
    let prior = Self.ofDays + Self.ofSteps * (shares / square)
    unsure /= square
    mornings = sums.count
    guard sums.count >= Self.leastMornings else {
      let gaps = Morning.usualGap * Double(current.steps.count - 1)
      mean = Logarithm.natural(current.total + gaps)
      scale = (prior + unsure).squareRoot()
      degrees = Self.degreesUnseen
      return
    }
    let seen = Seen(sums, fading: Self.fading)
    mean = seen.mean
    let variance = (seen.variance + prior / seen.count) * (1 + 1 / seen.count)
    scale = (variance + unsure).squareRoot()
    degrees = max(2, 2 * Int(seen.count / 2 + 0.5))
  }

  /// The logarithms of sums, of which the newer ones weigh more.
  private struct Seen {
    let mean: Double
    let variance: Double
    /// How many that weigh alike would say as much.
    let count: Double

    init(_ sums: [Double], fading: Double) {
      let logarithms = sums.map { Logarithm.natural($0) }
      var weights: [Double] = []
      var (weight, all, squares, sum) = (1.0, 0.0, 0.0, 0.0)
      for logarithm in logarithms {
        weights.append(weight)
        all += weight
        squares += weight * weight
        sum += weight * logarithm
        weight *= fading
      }
      let mean = sum / all
      var spread = 0.0
      for (weight, logarithm) in zip(weights, logarithms) {
        spread += weight * (logarithm - mean) * (logarithm - mean)
      }
      self.mean = mean
      variance = spread / all
      count = all * all / squares
    }
  }
}

extension Odds {
  /// Whether there are mornings enough to say them.
  package var areKnown: Bool { mornings >= Self.leastMornings }

  /// What the quest takes in half of the mornings.
  package var usual: Seconds {
    Seconds(milliseconds: Int64(min(Logarithm.exponential(mean) * 1000, Double(Seconds.limit))))
  }

  /// From 0 to 1: how likely it is over within a time.
  package func chance(within time: Seconds) -> Double {
    if time <= .zero { return 0 }
    return chanceBySpread(below: (Logarithm.natural(time.value) - mean) / scale, degrees: degrees)
  }

  /// In how many of ten mornings: nothing is certain, so at least 1 and at most 9.
  package func told(within time: Seconds) -> Int {
    min(max(Int(10 * chance(within: time) + 0.5), 1), 9)
  }

  /// The least whole minutes in which it is over in so many of ten mornings; none where four hours are not enough.
  package func room(for tenths: Int) -> Seconds? {
    let wanted = Double(tenths) / 10
    return (1...Self.mostMinutes).first { chance(within: .minutes($0)) >= wanted }.map {
      .minutes($0)
    }
  }

  /// Between which times it lies eight times in ten as far as anybody can know, outward to five minutes.
  package var range: (from: Seconds, to: Seconds?) {
    let five = Seconds.minutes(5).milliseconds
    let least = (room(for: 1) ?? .minutes(Self.mostMinutes + 1)) - .minutes(1)
    let from = Seconds(milliseconds: max(least.milliseconds / five, 1) * five)
    let to = room(for: 9).map {
      Seconds(milliseconds: ($0.milliseconds + five - 1) / five * five)
    }
    return (from, to)
  }

  /// The room that a start is suggested with: what holds eight mornings in ten, and more while too few are known.
  package var suggestedRoom: Seconds? { areKnown ? room(for: 8) : range.to }
}
