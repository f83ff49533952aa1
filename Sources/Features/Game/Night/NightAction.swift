import Domain

/// What is done about a night quest.
package enum NightAction: Hashable, Sendable {
  /// *Rather see each one*
  case refused(RoutineID)
  /// On from a lantern that is lit.
  case litSeen
  /// All ribbons have fallen.
  case ended

  var writes: Bool {
    switch self {
    case .refused, .ended: true
    case .litSeen: false
    }
  }
}
