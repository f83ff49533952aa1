import AppCore
import Markup
import Strings

/// The parent's side: the same face on paper, no lanterns, no sky.
func familyPage(
  _ name: String,
  _ title: String,
  _ state: AppState,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> [View]
) -> View {
  page("settings family " + name, state, texts) {
    main(.key("family-" + name)) {
      header(.class("top")) {
        roundAction("back", texts.family.backToTheGame, .quest(.left))
        h1 { title }
      }
      content()
    }
  }
}

func familyArea(_ place: FamilyPlace, _ state: AppState, _ texts: Texts) -> View {
  guard state.gate.isOpen else { return gatePage(state.gate, state, texts) }
  switch place {
  case .routines: return routinesPage(state, texts)
  case .routine: return routinePage(state, texts)
  }
}
