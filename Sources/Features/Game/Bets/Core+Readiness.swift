import AppCore
import Domain
import SyncEngine

extension Core {
  /// How likely the player is ready with a routine within some time; none of one without steps.
  func readiness(of routine: Routine) -> Readiness? {
    player.flatMap { ledger.readiness(of: routine, for: $0, in: history, at: moment.now) }
  }
}
