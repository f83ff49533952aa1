import AppCore
import Basics
import Domain
import Markup
import Strings

/// What a player is called; stored when the field is left, or when the fingers rest.
func nameField(
  _ player: Player,
  _ title: String,
  help: String? = nil,
  _ state: AppState
) -> View {
  labelledField(
    "name-" + player.id.shortText,
    title,
    .group([
      .text(upTo: longestPlayerName), .disabled(!state.role.canWrite),
      .onValue(.change) { .family(.playerNamed(player.id, $0)) },
    ]),
    state.shownName(of: player),
    help: help
  ) { .family(.nameTyped(player.id, $0)) }
}

/// In characters, as the fields take them.
let longestPlayerName = 40

extension Texts {
  /// "Player 1" for the first one whom nobody has named.
  func name(of player: Player, among all: [Player]) -> String {
    if !player.name.isEmpty { return player.name }
    let unnamed = all.filter { $0.name.isEmpty }
    return players.unnamed((unnamed.firstIndex { $0.id == player.id } ?? 0) + 1)
  }
}
