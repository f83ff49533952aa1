import Domain

/// Where a feature leads that is done, if it leads out of itself.
package enum Destination: Hashable, Sendable {
  /// Where a start leads: to the page where a first start stands, to a quest under way, else home.
  case start
  /// Home, unless there is something to answer or to try before.
  case home
  /// Home and nothing before it.
  case quests
  /// Home and at once into that quest, where nothing has to come before.
  case quest(RoutineID)
  /// A copy has come onto a device that had nothing.
  case arrival(CopyContents)
}

/// How much a copy holds.
package struct CopyContents: Hashable, Sendable {
  package let routines: Int
  package let quests: Int

  package init(routines: Int, quests: Int) {
    self.routines = routines
    self.quests = quests
  }
}
