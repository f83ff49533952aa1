import AppCore
import Domain
import Markup
import Strings

func homePage(_ state: AppState, _ texts: Texts) -> View {
  let quests = state.questsOfToday
  return main(.class("home"), .key("home")) {
    h1(.focusesOnAppear) { texts.home.greeting }
    if let progress = state.progress { progressPanel(progress, texts) }
    questsOfToday(quests.today, state, texts)
    if !quests.others.isEmpty { otherQuests(quests.others, state, texts) }
  }
}

private func questsOfToday(
  _ quests: [OfferedQuest],
  _ state: AppState,
  _ texts: Texts
) -> View {
  section {
    h2 { texts.home.today }
    if quests.isEmpty {
      p { texts.home.nothingToday }
    } else {
      questList(quests, state, texts)
    }
  }
}

private func otherQuests(_ quests: [OfferedQuest], _ state: AppState, _ texts: Texts) -> View {
  section {
    h2 { texts.home.allQuests }
    questList(quests, state, texts)
  }
}

private func questList(_ quests: [OfferedQuest], _ state: AppState, _ texts: Texts) -> View {
  ul(.class("quests")) {
    for quest in quests { questCard(quest, canWrite: state.role.holdsPen, texts) }
  }
}
