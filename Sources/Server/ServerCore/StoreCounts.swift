/// What the place where families are kept has done since its server began: numbers, and nobody's name.
package struct StoreCounts: Sendable {
  package enum Use: String, CaseIterable, Sendable {
    case read, write
  }

  /// Of all who read, or of all who write.
  package struct Work: Sendable {
    package var requests = 0
    /// Whatever was done together, and how long that took.
    package var rounds = Histogram()
    /// Requests that nobody has taken yet.
    package var waiting = 0

    package init() {}

    package static func + (one: Work, other: Work) -> Work {
      var sum = one
      sum.requests += other.requests
      sum.rounds += other.rounds
      sum.waiting += other.waiting
      return sum
    }
  }

  package var work: [Use: Work] = [:]
  /// Requests that could not be answered.
  package var failures: [StoreFailure: Int] = [:]
  /// Apps that wait for hints.
  package var listeners = 0

  package init() {}
}
