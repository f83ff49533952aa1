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

/// What has a page of its own behind one of them.
package enum FamilyPage: Hashable, Sendable {
  case players
  /// PIN and family code.
  case keys
  case copies
  case erase
  /// What is connected on this device.
  case calendars
  /// Whether players may connect music of their own.
  case music
  /// The family's devices.
  case devices
  /// What each of the next days is, and why.
  case dayByDay
  /// By which days are known.
  case dayWords
  /// To whom the device goes, where several play.
  case handOver
}
