import Basics
import Domain
import SyncWire
import Time

extension Ledger {
  /// What devices of the family tell of a player's days, by the names under which the log knows them.
  package func daySets(of player: PlayerID) -> [(device: UInt128, set: DaySet)] {
    settings.compactMap { item in
      guard item.key.setting == .daySet, item.key.subject == player.raw,
        let set = item.value.value.flatMap({ DaySet($0) })
      else { return nil }
      return (item.key.owner, set)
    }
  }
}

extension OperationRecord {
  /// Whether it tells what a player's days are; one that cannot be read tells nothing.
  package var isDaySet: Bool {
    guard kind.isSame(as: "setting.set"), case .settingSet(let change)? = (try? Operation(self))?.body
    else { return false }
    return change.setting == .daySet
  }
}
