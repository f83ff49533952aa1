import AppCore
import Basics
import Domain
import SyncEngine

// Whether a player's quest rests is not for the player to say, so home tells when it changes, until that has
// been read.
//
// What has been read last is a setting: decided by its newest writer, the same in every tab and on every
// device. A rest that ended before the player looked was nothing to tell.
extension Core {
  /// Whether it was read last that it rests; of a new quest it is known that it does not.
  private func isKnownToRest(_ quest: RoutineID) -> Bool {
    player.flatMap { ledger.setting(.restRead(quest), of: $0) } ?? false
  }

  func hasRestNews(_ quest: Routine) -> Bool { quest.isActive == isKnownToRest(quest.id) }

  /// What has changed again since it was told is not seen.
  mutating func see(_ quest: RoutineID, isResting: Bool) -> [Effect] {
    guard isOwn(quest), let routine = ledger.presentRoutine(quest),
      routine.isActive != isResting, hasRestNews(routine)
    else { return [] }
    return record([.set(.restRead(quest), isResting)])
  }
}
