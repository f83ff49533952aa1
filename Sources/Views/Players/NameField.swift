import AppCore
import Domain
import Markup
import Strings

/// What a player is called; stored when the field is left.
func nameField(
  _ player: Player,
  _ title: String,
  help: String? = nil,
  _ state: AppState
) -> View {
  let id = "name-" + player.id.shortText
  return div(.class("field"), .key(id)) {
    label(.for(id)) { title }
    input(
      .class("input"),
      .id(id),
      .type("text"),
      .autocomplete("off"),
      .maxlength(40),
      .disabled(!state.role.holdsPen),
      .group(help.map { _ in [.aria("describedby", id + "-help")] } ?? []),
      .value(player.name),
      .onValue(.change) { .family(.playerNamed(player.id, $0)) }
    )
    if let help { p(.class("help"), .id(id + "-help")) { help } }
  }
}

extension Texts {
  /// "Player 1" for the first one whom nobody has named.
  func name(of player: Player, among all: [Player]) -> String {
    if !player.name.isEmpty { return player.name }
    let unnamed = all.filter { $0.name.isEmpty }
    return players.unnamed((unnamed.firstIndex { $0.id == player.id } ?? 0) + 1)
  }
}
