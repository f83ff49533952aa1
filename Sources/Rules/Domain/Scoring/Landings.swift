/// How many guesses landed within a tenth of what it took, within a quarter, within a half, and beyond.
///
/// By the bands before difficulty, and never called by the name of a rating: no guess has two names.
package struct Landings: Hashable, Sendable {
  /// From the nearest to the furthest.
  package private(set) var counts = [0, 0, 0, 0]

  package init() {}

  package mutating func take(_ guess: Guess) {
    counts[Rating(of: guess, bands: .base).rawValue] += 1
  }

  package var total: Int { counts.reduce(0, +) }

  package var largest: Int { counts.reduce(0, max) }
}
