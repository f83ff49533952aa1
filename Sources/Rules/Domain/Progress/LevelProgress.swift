/// Where a player stands in a level: what the XP bar shows.
package struct LevelProgress: Hashable, Sendable {
  package let level: Level
  package let total: XP

  package init(_ total: XP) {
    self.total = total
    level = Level(total)
  }

  /// Points collected since the level was reached.
  package var collected: Int { total.points - level.threshold.points }

  /// Points from the level's start to the next level.
  package var needed: Int { level.next.threshold.points - level.threshold.points }
}
