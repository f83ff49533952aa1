import Access
import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// A page of the first start: one thing to answer and one way on, under the sky of the game.
package func firstStartPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  let words = texts.firstStart
  switch start.page {
  case .who:
    return startPage("who", words.who, words.next, start, core, texts) { who(core, texts) }
  case .routine:
    return startPage("starter", words.routine, words.save, start, core, texts) {
      morning(start, core, texts)
    }
  case .pin: return pinPage(start, core, texts)
  case .handOver: return handOverPage(core, texts)
  }
}

private func startPage(
  _ name: String,
  _ title: String,
  _ next: String,
  _ start: FirstStart,
  _ core: Core,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("first-start sky " + name, core, texts) {
    main(.key("first-start " + name)) {
      header(.class("top")) {
        if start.canGoBack { roundAction("back", texts.firstStart.back, .back) }
      }
      h1(.focusesOnAppear) { title }
      content()
      footer(.class("save-bar")) {
        if let editor = start.editor { thingsFirst(editor, core, texts) }
        mainAction(next, .firstStart(.wentOn), isEnabled: core.role.canWrite)
      }
    }
  }
}

private func who(_ core: Core, _ texts: Texts) -> [View] {
  let words = texts.firstStart
  let cards: View = fieldset(.class("makers")) {
    legend(.class("hidden-text")) { words.who }
    maker(.parent, "people", words.parent, words.parentAbout, core)
    maker(.player, "wand", words.player, words.playerAbout, core)
  }
  guard let player = core.ledger.allPlayers.first else { return [cards] }
  let title = core.playsAlone ? words.ownName : words.playerName
  return [
    cards,
    nameField(player, title, help: words.nameAbout, enter: .firstStart(.wentOn), core),
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

private func pinPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  page("family gate", core, texts) {
    main(.key("first-start gate")) {
      header(.class("top")) { roundAction("back", texts.firstStart.back, .back) }
      gateContent(start.gate, texts)
    }
  }
}

/// The first thing that the player sees is hers.
private func handOverPage(_ core: Core, _ texts: Texts) -> View {
  let words = texts.firstStart
  let name = core.ledger.allPlayers.first?.name ?? ""
  let steps = core.starterRoutine?.steps ?? []
  let canWrite = core.role.canWrite
  return page("start ready sky", core, texts) {
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
