import Controls
import Core
import Game
import Markup
import Strings

/// Somebody wants what is not loaded yet.
func waitingScreen(_ state: AppState, _ texts: Texts) -> View {
  state.laterPart.phase == .missing ? missingPage(state, texts) : comingPage(state, texts)
}

private func comingPage(_ state: AppState, _ texts: Texts) -> View {
  waitingPage("coming", state, texts) {
    h1(.focusesOnAppear) { texts.later.coming }
  }
}

private func missingPage(_ state: AppState, _ texts: Texts) -> View {
  waitingPage("missing", state, texts) {
    h1(.focusesOnAppear) { texts.later.missingTitle }
    p(.role("status")) { texts.later.missing }
    mainAction(texts.later.tryAgain, .laterPart(.wanted))
  }
}

private func waitingPage(
  _ key: String,
  _ state: AppState,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("plain waiting", state.core, texts) {
    main(.key(key)) {
      heroLantern(Lantern(picture: "quests", light: .off))
      content()
      if state.canGoBack { quietAction(texts.later.back, .back) }
    }
  }
}
