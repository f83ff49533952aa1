/// The first completed sessions of a routine, in which the game gets to know the player.
package enum Calibration {
  package static let sessions = 3

  /// Decided when a session starts and stored with it.
  package static func applies(afterCompleted completedSessions: Int) -> Bool {
    completedSessions < sessions
  }
}
