import Access
import Controls
import Core
import Markup
import Strings

/// The way into the family area.
func gatePage(_ gate: Gate, _ core: Core, _ texts: Texts) -> View {
  page("family gate", core, texts) {
    main(.key("gate")) {
      header(.class("top")) {
        roundAction("back", texts.family.backToTheGame, .back)
        h1 { texts.family.title }
      }
      gateContent(gate, texts)
    }
  }
}
