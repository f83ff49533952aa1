import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// The most important thing that a parent does here, in words: give the device to whoever played last.
///
/// On a phone it stands on top, on a desk at the end of the rail.
@MarkupBuilder<Action>
func handOverPill(_ className: String, _ scene: Scene) -> View {
  if let player = scene.core.playedLast {
    button(.class(className), .type("button"), .on(.click, scene.core.handingOver(to: player))) {
      pictogram("hand-over")
      span { scene.texts.handOver(to: player, scene.core) }
    }
  }
}

/// Several play: to whom the device goes.
func handOverPage(_ scene: Scene) -> View {
  let words = scene.texts.family.handOver
  let all = scene.core.ledger.allPlayers
  return page("family gate hand-over", scene) {
    main(.key("hand over")) {
      header(.class("top")) { roundAction("back", scene.texts.family.back, .back) }
      if let last = scene.core.playedLast {
        section(.class("form card")) {
          span(.class("puck")) { pictogram("hand-over") }
          h1(.class("center"), .focusesOnAppear) {
            words.ready(scene.texts.name(of: last, among: all))
          }
          p(.class("lead center")) { words.about }
          mainAction(scene.texts.handOver(to: last, scene.core), .family(.handedOver(last.id)))
          for other in all where other.id != last.id {
            outlinedAction(
              words.instead(scene.texts.name(of: other, among: all)),
              .family(.handedOver(other.id)),
              isEnabled: scene.canWrite
            )
          }
          quietAction(words.stay, .back)
        }
      }
    }
  }
}

extension Core {
  /// Where several play, it is asked to whom.
  fileprivate func handingOver(to player: Player) -> Action {
    .family(ledger.allPlayers.count > 1 ? .pageChosen(.handOver) : .handedOver(player.id))
  }

  /// Whoever was chosen here last, else the first.
  fileprivate var playedLast: Player? {
    let all = ledger.allPlayers
    return all.first { $0.id == player } ?? all.first
  }
}

extension Texts {
  fileprivate func handOver(to player: Player, _ core: Core) -> String {
    let all = core.ledger.allPlayers
    return player.name.isEmpty && all.count == 1
      ? family.handOver.toThePlayer : family.handOver.to(name(of: player, among: all))
  }
}
