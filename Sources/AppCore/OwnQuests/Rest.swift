import Basics
import Domain
import SyncEngine

// Whether a quest of hers rests is not for her to say, so home tells her when it changes, until she has
// read it.
//
// What she has read last is a setting: decided by its newest writer, the same in every tab and on every
// device. A rest that ended before she looked was nothing to tell.
extension AppState {
  /// Whether she has read last that it rests; of a new quest she knows that it does not.
  private func isKnownToRest(_ quest: RoutineID) -> Bool {
    player.flatMap { ledger.setting(.restRead(quest), of: $0) } ?? false
  }

  func hasRestNews(_ quest: Routine) -> Bool { quest.isActive == isKnownToRest(quest.id) }

  /// What has changed again since she was told is not seen.
  mutating func see(_ quest: RoutineID, isResting: Bool) -> [Effect] {
    guard isOwn(quest), let routine = ledger.presentRoutine(quest),
      routine.isActive != isResting, hasRestNews(routine)
    else { return [] }
    return record([.set(.restRead(quest), isResting)])
  }
}
