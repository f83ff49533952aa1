import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// The quests beside the next one.
///
/// At the end of their first line is the way to make a quest: whatever lists there are, it keeps its place.
func questLists(
  _ quests: (today: [OfferedQuest], others: [OfferedQuest]),
  _ today: Today,
  _ skipped: SkippedStep?,
  _ ahead: AheadDrawing?,
  _ core: Core,
  _ texts: Texts
) -> View {
  var lists: [QuestList] = []
  for list in [
    QuestList(
      "also-today",
      today.quest.exists ? texts.home.alsoToday : texts.home.today,
      rows(of: quests.today, but: today, core, texts)
    ),
    QuestList(
      "all-quests",
      texts.home.allQuests,
      rows(of: quests.others, but: today, core, texts)
    ),
    QuestList(
      "made-by-you",
      texts.ownQuests.title,
      core.ownQuests.map { ownQuestRow($0, core, texts) }
    ),
  ] where !list.rows.isEmpty {
    lists.append(list)
  }
  return div(
    .class(lists.isEmpty ? "sheet columns home-columns alone" : "sheet columns home-columns")
  ) {
    skippedLine(skipped, core, texts)
    newPINNotice(core, texts)
    if let ahead { ahead.card }
    weekBanner(core, texts)
    removedQuestNotice(core, texts.ownQuests)
    if lists.isEmpty { makeQuestAlone(texts) }
    for (index, list) in lists.enumerated() {
      list.section(makeQuest: index == 0 ? makeQuest(texts) : nil)
    }
  }
}

/// The way to make a quest where there is no list.
func makeQuestAlone(_ texts: Texts) -> View {
  div(.class("section-title"), .key("alone")) { makeQuest(texts) }
}

private func makeQuest(_ texts: Texts) -> View {
  button(.class("quiet make-quest"), .type("button"), .on(.click, .ownQuests(.newChosen))) {
    pictogram("plus")
    texts.ownQuests.make
  }
}

/// Those of others: the player's own have a list.
private func rows(
  of quests: [OfferedQuest],
  but today: Today,
  _ core: Core,
  _ texts: Texts
) -> [View] {
  quests.filter { $0.routine.madeBy == .parent && $0.routine.id != today.quest?.routine.id }
    .map { questRow($0, core, texts) }
}

private struct QuestList {
  let id: String
  let title: String
  let rows: [View]

  init(_ id: String, _ title: String, _ rows: [View]) {
    self.id = id
    self.title = title
    self.rows = rows
  }

  func section(makeQuest: View?) -> View {
    Markup.section(.aria("labelledby", id), .key(id)) {
      div(.class("section-title")) {
        h2(.id(id)) { title }
        if let makeQuest { makeQuest }
      }
      ul(.class("rows")) { rows }
    }
  }
}
