import Controls
import Core
import Game
import Markup
import Strings

/// Somebody wants what is not loaded yet; a start that needs it goes on looking like a start.
func waitingScreen(_ state: AppState, _ texts: Texts) -> View {
  if state.laterPart.phase == .missing { return missingPage(state, texts) }
  return state.room == .opening ? shell(texts) : comingPage(state, texts)
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
