/// The seconds from one try to the next, twice as many each time.
package struct Backoff: Hashable, Sendable {
  private let first: Int
  private let longest: Int
  package private(set) var failures = 0

  package init(first: Int, longest: Int) { (self.first, self.longest) = (first, longest) }

  package mutating func next() -> Int {
    failures += 1
    return min(longest, first << min(failures - 1, 10))
  }

  package mutating func end() { failures = 0 }
}
