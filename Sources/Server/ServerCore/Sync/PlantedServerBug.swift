/// Duties that are taken away one by one, so that the simulation is seen to find what they are for.
///
/// There are none outside of builds for tests: ``SyncServer/has(_:)`` is false there and costs nothing.
package enum PlantedServerBug: String, CaseIterable, Sendable {
  /// Cursors and citations are compared by their numbers alone.
  case linksUncompared
  /// What is sealed under an older roster is taken.
  case olderRosterTaken
  /// A revocation cuts off what was answered with stored.
  case cutsUncompared
  /// An entry is taken wherever it wants to stand.
  case entriesInAnyOrder
  /// Entries are taken whoever signed them, and whatever their authors may.
  case entriesUnchecked
  /// Packs are taken whoever signed them and their ends.
  case sealsUnread
  /// The devices' bug of this name, on the server: the rules are the same.
  case anybodyRevokes
  /// Who reads a stream erases it, also the plan, and also a parent's device.
  case anybodyErases
  /// What lies in a view stays there when it is closed.
  case closedViewsKept
  /// Packs of a view that is closed are taken.
  case closedViewsTaken
  /// How much of whom lies in a view is not looked at.
  case viewsUnbounded
  /// A family that was erased may be founded again.
  case erasedWithoutMark
  /// A message of a pairing's that comes again is refused, though it is the same.
  case writtenEndsPairing
}

#if PLANTED_BUGS
extension SyncServer {
  func has(_ bug: PlantedServerBug) -> Bool { bugs.contains(bug) }
}
#else
extension SyncServer {
  @inline(__always) func has(_ bug: PlantedServerBug) -> Bool { false }
}
#endif
