import AppCore
import Controls
import Game
import Markup
import Strings

/// The screen while what the player wants is not loaded yet.
func waitingScreen(_ state: AppState, _ scene: Scene) -> View {
  state.laterPart.phase == .missing ? missingPage(state, scene) : comingPage(state, scene)
}

private func comingPage(_ state: AppState, _ scene: Scene) -> View {
  waitingPage("coming", state, scene) {
    h1(.focusesOnAppear) { scene.texts.later.coming }
  }
}

private func missingPage(_ state: AppState, _ scene: Scene) -> View {
  waitingPage("missing", state, scene) {
    h1(.focusesOnAppear) { scene.texts.later.missingTitle }
    p(.role("status")) { scene.texts.later.missing }
    mainAction(scene.texts.later.tryAgain, .laterPart(.wanted))
  }
}

private func waitingPage(
  _ key: String,
  _ state: AppState,
  _ scene: Scene,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("plain waiting", scene) {
    main(.key(key)) {
      heroLantern(Lantern(picture: "quests", light: .off))
      content()
      if state.canGoBack { quietAction(scene.texts.later.back, .back) }
    }
  }
}
