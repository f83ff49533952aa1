/// Where a feature leads that is done, if out of itself.
package enum Destination: Hashable, Sendable {
  /// Where a start leads: to the page where a first start stands, to a quest under way, else home.
  case start
  /// Home, unless there is something to answer or to try before.
  case home
  /// Home and nothing before it.
  case quests
}
