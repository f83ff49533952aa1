import AppCore
import Domain
import SyncEngine
import Time

extension Core {
  /// Notes which quests stand on today by their words, once a day for each.
  ///
  /// From then on they do for the whole day, whatever becomes of what has called them, and before any calendar is read.
  mutating func noteCalledRoutines() -> [Effect] {
    guard let player, role.canWrite else { return [] }
    let silent = ledger.allRoutines.filter {
      $0.scheduleMode == .calendar && $0.isOffered(to: player)
        && !ledger.stood($0.id, for: player, on: moment.today)
    }
    if silent.isEmpty { return [] }
    let context = scheduleContext(of: player, on: moment.today)
    let called = silent.filter { context.calls($0) }
    return called.isEmpty ? [] : record(called.map { .routineStood($0.id, on: context.day) })
  }
}
