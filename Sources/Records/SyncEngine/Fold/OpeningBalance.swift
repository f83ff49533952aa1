import Basics
import Domain

/// What a player brought along from an earlier program beyond what its sessions explain.
struct OpeningBalance: Hashable, Sendable {
  let profile: ProfileID
  let player: PlayerID
  var points: XP
}

extension Ledger {
  /// Takes in a balance: the largest of a profile counts, whichever file was read first; a handful, so a list does.
  mutating func open(_ profile: ProfileID, of player: PlayerID, with points: XP) {
    let place =
      openings.firstIndex { (profile, player) <= ($0.profile, $0.player) } ?? openings.count
    if place == openings.count || openings[place].profile != profile
      || openings[place].player != player
    {
      let new = OpeningBalance(profile: profile, player: player, points: .zero)
      openings.insert(new, at: place)
    }
    openings[place].points = max(openings[place].points, points)
  }

  /// The points with which a player begins: what was brought along, and what the guess was worth with which the game
  /// was tried.
  func openingBalance(of player: PlayerID) -> XP {
    let tried = setting(.practised(player)).map { XP(Int(min($0, UInt128(XP.limit)))) }
    return openings.reduce(tried ?? .zero) { $1.player == player ? $0 + $1.points : $0 }
  }

  /// The player for whom a profile of an earlier program was taken when it was imported before.
  package func player(of profile: ProfileID) -> PlayerID? {
    openings.first { $0.profile == profile }?.player
  }
}
