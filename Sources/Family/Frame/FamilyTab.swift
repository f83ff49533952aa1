/// The parent's places.
package enum FamilyTab: Hashable, Sendable {
  case routines
  /// School hours, activities, breaks.
  case week
  /// Who plays, the PIN, copies.
  case people
  /// What to say and what not to say.
  case help
}
