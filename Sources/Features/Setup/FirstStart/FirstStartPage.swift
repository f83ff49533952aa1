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
  case .who: return whoPage(scene)
  case .routine:
    return startPage("starter", (words.routine, words.save), start, scene) {
      morning(start, asking: whoseGame(scene), scene)
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

/// Nothing is chosen beforehand: the two cards are the ways on.
private func whoPage(_ scene: Scene) -> View {
  let words = scene.texts.firstStart
  return page("first-start sky who", scene) {
    hills()
    main(.key("first-start who")) {
      header(.class("top")) {}
      h1(.focusesOnAppear) { words.who }
      div(.class("makers")) {
        maker(.parent, "people", (words.parent, words.parentAbout), scene)
        maker(.player, "wand", (words.player, words.playerAbout), scene)
      }
    }
  }
}

private func maker(
  _ maker: Routine.Maker,
  _ picture: String,
  _ words: (name: String, about: String),
  _ scene: Scene
) -> View {
  button(
    .type("button"),
    .disabled(!scene.canWrite),
    .aria("label", words.name),
    .aria("describedby", picture + "-about"),
    .on(.click, .firstStart(.makerChosen(maker)))
  ) {
    heroLantern(Lantern(picture: picture, light: .lit))
    span {
      b { words.name }
      span(.id(picture + "-about")) { words.about }
    }
  }
}

/// Who plays alone is asked on home what she is called.
private func whoseGame(_ scene: Scene) -> [View] {
  guard !scene.core.playsAlone, let player = scene.core.ledger.allPlayers.first else { return [] }
  let words = scene.texts.firstStart
  let goesOn = Action.firstStart(.wentOn)
  return [nameField(player, words.playerName, enter: goesOn, scene.core)]
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
