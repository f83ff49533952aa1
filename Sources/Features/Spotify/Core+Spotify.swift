import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// The family's own app, as a parent has typed it; none where there is none.
  package var musicClientID: ClientID? { ledger.setting(.musicClientID).flatMap { ClientID($0) } }

  /// A parent has allowed it, and has an app of the family's own.
  package func allowsSpotify(_ player: PlayerID) -> Bool {
    musicClientID.exists && ledger.setting(.musicAllowed(player)) == true
  }

  /// Whether the one who plays may connect music.
  package var allowsSpotify: Bool { player.map { allowsSpotify($0) } ?? false }

  /// What the player has picked for a quest.
  package func playlist(for quest: RoutineID) -> MusicLink? {
    guard let player, let uri = ledger.setting(.playlist(quest), of: player) else { return nil }
    return try? MusicLink(uri)
  }

  var showsSong: Bool { player.flatMap { ledger.setting(.showsSong, of: $0) } ?? true }

  /// Quests whose music the player can pick.
  var questsWithMusic: [Routine] {
    guard let player else { return [] }
    return ledger.allRoutines.filter { $0.isOffered(to: player) }
  }

  /// How long a playlist is that fits a quest.
  package func musicFit(for quest: Routine) -> MusicFit {
    let totals = history.filter { $0.isWhole(quest) }.map { $0.total }
    return MusicFit(totals: totals, steps: quest.steps.count)
  }

  /// Whether that is what the player has needed before.
  func knowsNeed(of quest: Routine) -> Bool { history.contains { $0.isWhole(quest) } }
}

extension SessionDigest {
  fileprivate func isWhole(_ quest: Routine) -> Bool { routine == quest.id && isCompleted }

  /// What its steps have taken in all.
  fileprivate var total: Seconds { guesses.reduce(.zero) { $0 + $1.guess.actual } }
}
