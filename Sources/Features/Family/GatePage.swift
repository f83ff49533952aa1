import Access
import Controls
import Core
import Markup
import Strings
import Transfer

/// The way into the family area.
func gatePage(_ gate: Gate, _ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  page("family gate", core, texts) {
    main(.key("gate")) {
      header(.class("top")) {
        roundAction(
          "back",
          gate.canGoBack ? texts.family.back : texts.family.backToTheGame,
          .back
        )
      }
      if gate.phase == .withoutBoth {
        withoutBoth(copies, core, texts)
      } else {
        gateContent(gate, texts)
      }
    }
  }
}

/// What remains with neither PIN nor code: in words, for nothing of it is for a slip of the finger.
private func withoutBoth(_ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.withoutBoth
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
          copies.sealed(core, texts).map { words.copyClosed($0) } ?? words.copyAbout
        }
        saveCopy(copies, texts)
      }
      li {
        b { words.startOver }
        p(.class("help")) { words.startOverAbout }
      }
    }
    p(.class("help")) { words.anybody }
  }
}
