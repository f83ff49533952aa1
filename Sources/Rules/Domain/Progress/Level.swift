/// A player's level: the largest n >= 2 with 100 n sqrt(n) <= XP, else 1.
package struct Level: Hashable, Sendable {
  package let number: Int

  /// Above every level that the largest XP can reach.
  private static let ceiling = 50_000

  package init(_ experience: XP) {
    var reached = 1
    var unreached = Self.ceiling
    while unreached - reached > 1 {
      let middle = (reached + unreached) / 2
      if Self.isReached(middle, by: Int64(experience.points)) {
        reached = middle
      } else {
        unreached = middle
      }
    }
    number = reached
  }

  /// 100 n sqrt(n) <= XP, squared, so that whole numbers decide.
  private static func isReached(_ level: Int, by points: Int64) -> Bool {
    let n = Int64(level)
    return 10_000 * n * n * n <= points * points
  }

  private init(number: Int) {
    self.number = number
  }

  package var next: Level { Level(number: number + 1) }

  /// The fewest points that reach the level: 0, 283, 520, 800 ...
  package var threshold: XP {
    guard number > 1 else { return .zero }
    var points = Int64((Double(number) * Double(number).squareRoot() * 100).rounded(.down))
    while !Self.isReached(number, by: points) { points += 1 }
    return XP(Int(points))
  }
}

extension Level: Comparable {
  package static func < (left: Level, right: Level) -> Bool { left.number < right.number }
}
