import AppCore
import Domain
import Markup
import Strings

/// What a view yields.
package typealias View = Node<Action>

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  switch state.stage {
  case .opening: shell(texts)
  case .unusable(.blocked):
    troublePage(texts.trouble.noStorageTitle, texts.trouble.noStorage, state, texts)
  case .unusable(.full):
    troublePage(texts.trouble.noRoomTitle, texts.trouble.noRoom, state, texts)
  case .empty(.firstVisit): welcomePage(state, texts)
  case .empty(let reason): emptyLogPage(reason, state, texts)
  case .ready: readyScreen(state, texts)
  }
}

private func readyScreen(_ state: AppState, _ texts: Texts) -> View {
  switch state.screen {
  case .stats: return statsPage(state, texts)
  case .patterns: return patternsPage(state, texts)
  case .reflection: return reflectionScreen(state, texts)
  case .settings: return settingsPage(state, texts)
  case .family(let place): return familyArea(place, state, texts)
  case .firstStart(let page): return firstStartPage(page, state, texts)
  case .practice: return practicePage(state, texts)
  case .whoPlays: return whoPlaysPage(state, texts)
  case .newQuest: return templatesPage(state, texts)
  case .ownQuest: return ownQuestScreen(state, texts)
  case .home, .quest, .summary: return questScreen(state, texts)
  }
}

/// Home where another tab has taken the quest down.
private func ownQuestScreen(_ state: AppState, _ texts: Texts) -> View {
  guard let quest = state.editedRoutine else { return homePage(state, texts) }
  return ownQuestPage(quest, state, texts)
}

/// Home where nobody plays any more.
private func reflectionScreen(_ state: AppState, _ texts: Texts) -> View {
  state.review.map { reflectionPage($0, state, texts) } ?? homePage(state, texts)
}

private func questScreen(_ state: AppState, _ texts: Texts) -> View {
  guard let session = state.session else { return homePage(state, texts) }
  if case .summary = state.screen { return summaryPage(session, state, texts) }
  return questPage(session, state, texts)
}

/// A screen: what hangs on its name in the style sheet, and around it what every screen has.
func page(
  _ name: String,
  _ state: AppState,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> [View]
) -> View {
  div(.class("app " + name)) {
    if !state.role.canWrite { readerNotice(texts) }
    if state.saving.isOutOfRoom { roomNotice(texts) }
    content()
    savingMark(state, texts)
  }
}
