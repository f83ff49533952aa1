import Time

/// What a task usually takes: from her own times, and from the parent's minutes as if they were a part of one.
package struct UsualTime: Hashable, Sendable {
  package let seconds: Double
  /// How many of her times it is made of.
  package let count: Int
  /// How far it may be off: the variance of its logarithm; none once there are times enough.
  let doubt: Double

  package static let mostTimes = 30
  private static let enough = 5
  // How far each lies from what is usual: the variance of its logarithm.
  private static let ofTime = 0.09
  private static let ofReference = 0.25
  private static let ofAnything = 0.81
  private static let anything = Seconds.minutes(5)

  /// - Parameters:
  ///   - times: honest ones, the newest first.
  ///   - reference: the parent's own idea.
  package init(_ times: [Seconds], reference: Seconds?) {
    let said = reference.flatMap { $0 > .zero ? $0 : nil }
    let weight = Self.ofTime / (said == nil ? Self.ofAnything : Self.ofReference)
    var sum = 0.0
    for time in times.prefix(Self.mostTimes) {
      sum += Logarithm.natural(max(time.value, 1))
    }
    count = min(times.count, Self.mostTimes)
    let all = Double(count) + weight
    sum += weight * Logarithm.natural((said ?? Self.anything).value)
    seconds = Logarithm.exponential(sum / all)
    doubt = count < Self.enough ? Self.ofTime / all : 0
  }

  /// By the honest times of the last 90 days, calibration included.
  package init(_ history: TaskHistory, reference: Seconds?, at now: Instant) {
    let honest = TaskWindow.honest(of: history, at: now)
    self.init(
      honest.suffix(Self.mostTimes).reversed().map { $0.guess.actual },
      reference: reference
    )
  }
}
