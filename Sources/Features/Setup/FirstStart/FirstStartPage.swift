import Access
import AppCore
import Controls
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// A page of the first start: one thing to answer and one way on, under the sky of the game.
package func firstStartPage(_ start: FirstStart, _ scene: Scene) -> View {
  let words = scene.texts.firstStart
  switch start.page {
  case .who:
    return startPage("who", (words.who, words.next), start, scene) { who(scene) }
  case .routine:
    return startPage("starter", (words.routine, words.save), start, scene) {
      morning(start, scene)
    }
  case .pin: return pinPage(start, scene)
  case .handOver: return handOverPage(scene)
  }
}

private func startPage(
  _ name: String,
  _ words: (title: String, next: String),
  _ start: FirstStart,
  _ scene: Scene,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("first-start sky " + name, scene) {
    main(.key("first-start " + name)) {
      header(.class("top")) {
        if start.canGoBack { roundAction("back", scene.texts.firstStart.back, .back) }
      }
      h1(.focusesOnAppear) { words.title }
      content()
      footer(.class("save-bar")) {
        if let editor = start.editor { thingsFirst(editor, scene) }
        mainAction(words.next, .firstStart(.wentOn), isEnabled: scene.canWrite)
      }
    }
  }
}

private func who(_ scene: Scene) -> [View] {
  let words = scene.texts.firstStart
  let cards: View = fieldset(.class("makers")) {
    legend(.class("hidden-text")) { words.who }
    maker(.parent, "people", words.parent, words.parentAbout, scene.core)
    maker(.player, "wand", words.player, words.playerAbout, scene.core)
  }
  guard let player = scene.core.ledger.allPlayers.first else { return [cards] }
  let title = scene.core.playsAlone ? words.ownName : words.playerName
  return [
    cards,
    nameField(player, title, help: words.nameAbout, enter: .firstStart(.wentOn), scene.core),
  ]
}

private func maker(
  _ maker: Routine.Maker,
  _ picture: String,
  _ name: String,
  _ about: String,
  _ core: Core
) -> View {
  label {
    input(
      .type("radio"),
      .name("maker"),
      .disabled(!core.role.canWrite),
      .checked((maker == .player) == core.playsAlone),
      .aria("label", name),
      .on(.change, .firstStart(.makerChosen(maker)))
    )
    heroLantern(Lantern(picture: picture, light: .lit))
    span {
      b { name }
      span { about }
    }
  }
}

private func pinPage(_ start: FirstStart, _ scene: Scene) -> View {
  page("family gate", scene) {
    main(.key("first-start gate")) {
      header(.class("top")) { roundAction("back", scene.texts.firstStart.back, .back) }
      gateContent(start.gate, scene.texts)
    }
  }
}

/// The first thing that the player sees is hers.
private func handOverPage(_ scene: Scene) -> View {
  let words = scene.texts.firstStart
  let name = scene.core.ledger.allPlayers.first?.name ?? ""
  let steps = scene.core.starterRoutine?.steps ?? []
  let canWrite = scene.canWrite
  return page("start ready sky", scene) {
    hills()
    main(.key("first-start hand-over")) {
      div(.class("words")) {
        h1(.focusesOnAppear) { name.isEmpty ? words.handOverUnnamed : words.handOver(name) }
        p { words.handOverAbout(steps.count) }
      }
      LanternString(
        steps.enumerated().map { index, step in
          Lantern(picture: step.icon.picture, light: index == 0 ? .now : .off)
        },
        size: 96,
        top: 15,
        sag: 24
      ).drawing
      div(.class("foot")) {
        mainAction(
          words.startQuest,
          .firstStart(.handedOver(startsQuest: true)),
          isEnabled: canWrite
        )
        div(.class("pair")) {
          quietAction(
            words.lookAround,
            .firstStart(.handedOver(startsQuest: false)),
            isEnabled: canWrite
          )
        }
      }
    }
  }
}
