/// How long things took: how many, and how many of them no longer than each bound.
package struct Histogram: Sendable, Equatable {
  /// Milliseconds.
  static let bounds = [1, 5, 25, 100, 500, 2500, 10_000]

  package private(set) var count = 0
  private(set) var total = Duration.zero
  /// By the places of ``bounds``.
  private(set) var within = [Int](repeating: 0, count: bounds.count)

  package init() {}

  package mutating func take(_ took: Duration) {
    count += 1
    total += took
    for (place, bound) in Self.bounds.enumerated() where took <= .milliseconds(bound) {
      within[place] += 1
    }
  }

  package static func += (sum: inout Histogram, other: Histogram) {
    sum.count += other.count
    sum.total += other.total
    for place in sum.within.indices { sum.within[place] += other.within[place] }
  }
}
