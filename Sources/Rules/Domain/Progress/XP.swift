/// Experience points; bounded to 0 to a billion, so that a level's sum of squares stays in 64 bits.
package struct XP: Hashable, Sendable {
  package static let limit = 1_000_000_000

  package let points: Int

  package init(_ points: Int) {
    self.points = min(max(points, 0), Self.limit)
  }

  package static let zero = XP(0)

  package static func + (left: XP, right: XP) -> XP { XP(left.points + right.points) }

  package static func += (left: inout XP, right: XP) { left = left + right }
}

extension XP: Comparable {
  package static func < (left: XP, right: XP) -> Bool { left.points < right.points }
}
