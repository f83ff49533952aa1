import Domain
import Strings

extension Texts {
  /// "Player 1" for the first one whom nobody has named.
  package func name(of player: Player, among all: [Player]) -> String {
    if !player.name.isEmpty { return player.name }
    let unnamed = all.filter { $0.name.isEmpty }
    return players.unnamed((unnamed.firstIndex { $0.id == player.id } ?? 0) + 1)
  }
}
