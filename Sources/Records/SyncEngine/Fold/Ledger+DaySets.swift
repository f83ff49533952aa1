import Basics
import Domain
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
