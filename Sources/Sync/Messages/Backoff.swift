/// Seconds from one try to the next, twice as many each time.
package struct Backoff: Hashable, Sendable {
  /// A quarter of an hour.
  private static let longest = 900

  private let first: Int
  package private(set) var failures = 0

  package init(first: Int) { self.first = first }

  package mutating func next() -> Int {
    failures += 1
    return min(Self.longest, first << min(failures - 1, 10))
  }
}
