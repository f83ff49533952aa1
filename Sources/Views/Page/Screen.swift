import AppCore
import Domain
import Markup
import Strings

/// What a view yields.
package typealias View = Node<Action>

/// The whole page as the state has it.
package func screen(_ state: AppState, _ texts: Texts) -> View {
  div(.class("app")) {
    if !state.role.holdsPen { readerNotice(texts) }
    content(state, texts)
    savingMark(state, texts)
  }
}

private func content(_ state: AppState, _ texts: Texts) -> View {
  switch state.stage {
  case .opening: openingPage(texts)
  case .unusable(.blocked): noStoragePage(texts)
  case .ready: readyContent(state, texts)
  }
}

private func readyContent(_ state: AppState, _ texts: Texts) -> View {
  if case .stats = state.screen { return statsPage(state, texts) }
  guard let session = state.session else { return homePage(state, texts) }
  switch state.screen {
  case .home, .stats: return homePage(state, texts)
  case .summary: return summaryPage(session, state, texts)
  case .quest: return questPage(session, state, texts)
  }
}
