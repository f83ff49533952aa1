import Access
import AppCore
import Controls
import Markup
import Strings
import Transfer

/// The way into the family area.
func gatePage(_ gate: Gate, _ copies: CopiesState, _ scene: Scene) -> View {
  page("family gate", scene) {
    main(.key("gate")) {
      header(.class("top")) {
        roundAction(
          "back",
          gate.canGoBack ? scene.texts.family.back : scene.texts.family.backToTheGame,
          .back
        )
      }
      if gate.phase == .withoutBoth {
        withoutBoth(copies, scene)
      } else {
        gateContent(gate, scene.texts)
      }
    }
  }
}

/// What remains with neither PIN nor code: in words, for nothing of it is for a slip of the finger.
private func withoutBoth(_ copies: CopiesState, _ scene: Scene) -> View {
  let words = scene.texts.family.withoutBoth
  return section(.class("form card"), .key("without both")) {
    h1(.focusesOnAppear) { words.title }
    p(.class("lead")) { words.about }
    ol(.class("numbered")) {
      li {
        b { words.device }
        p(.class("help")) { words.deviceAbout }
      }
      li {
        b { words.copy }
        p(.class("help")) {
          copies.sealed(scene).map { words.copyClosed($0) } ?? words.copyAbout
        }
        saveCopy(copies, scene.texts)
      }
      li {
        b { words.startOver }
        p(.class("help")) { words.startOverAbout }
      }
    }
    p(.class("help")) { words.anybody }
  }
}
