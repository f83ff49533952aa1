import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// What a player is called; stored when the field is left, or when the fingers rest.
///
/// - Parameter enter: what *Enter* does there, and *Go* on a phone.
package func nameField(
  _ player: Player,
  _ title: String,
  help: String? = nil,
  enter: Action? = nil,
  _ core: Core
) -> View {
  labelledField(
    .init(
      "name-" + player.id.shortText,
      title,
      .group([
        .text(upTo: longestPlayerName), .disabled(!core.role.canWrite),
        .onValue(.change) { .name(.left(player.id, $0)) },
        .group(enter.map { [.onEnter($0)] } ?? []),
      ]),
      core.shownName(of: player),
      help: help
    )
  ) { .name(.typed(player.id, $0)) }
}

/// In characters, as the fields take them.
package let longestPlayerName = 40
