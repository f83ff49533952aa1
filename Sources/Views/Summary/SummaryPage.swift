import AppCore
import Domain
import Markup
import Strings

func summaryPage(_ session: QuestSession, _ state: AppState, _ texts: Texts) -> View {
  guard let shown = state.summary(of: session) else { return homePage(state, texts) }
  return Markup.main(.class("summary"), .key("summary \(session.id.shortText)")) {
    h1(.focusesOnAppear) {
      shown.isWhole
        ? texts.summary.allLit(shown.questName) : texts.summary.doneForToday(shown.questName)
    }
    p(.class("earned")) { texts.summary.earned(shown.earned.points) }
    if let level = shown.newLevel {
      p(.class("new-level")) { texts.summary.newLevel(level.number) }
    }
    experienceBar(shown.after, texts)
    guessTable(shown, texts)
    mainAction(texts.summary.backHome, .quest(.left))
  }
}

private func guessTable(_ shown: QuestSummary, _ texts: Texts) -> View {
  table(.class("guesses")) {
    caption { texts.summary.guessByGuess }
    thead {
      tr {
        th(.scope("col")) { texts.summary.step }
        th(.scope("col")) { texts.summary.guess }
        th(.scope("col")) { texts.summary.took }
      }
    }
    tbody {
      for row in shown.rows { guessRow(row, texts) }
      tr(.class("total")) {
        th(.scope("row")) { texts.summary.wholeQuest }
        td { texts.words(for: shown.totalGuess) }
        td { texts.words(for: shown.totalTime) }
      }
    }
  }
}

private func guessRow(_ row: QuestSummary.Row, _ texts: Texts) -> View {
  tr {
    th(.scope("row")) { row.name }
    if let guess = row.estimation?.guess {
      td { texts.words(for: guess.estimate) }
      td { texts.words(for: guess.actual) }
    } else {
      td(.colspan(2)) { texts.summary.notToday }
    }
  }
}
