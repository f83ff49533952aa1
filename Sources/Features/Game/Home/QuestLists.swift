import AppCore
import Basics
import Controls
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
  _ skipped: SkippedSteps?,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View {
  var lists: [QuestList] = []
  for list in [
    QuestList(
      "also-today",
      today.quest.exists ? scene.texts.home.alsoToday : scene.texts.home.today,
      rows(of: quests.today, but: today, scene)
    ),
    QuestList(
      "all-quests",
      scene.texts.home.allQuests,
      rows(of: quests.others, but: today, scene)
    ),
    QuestList(
      "made-by-you",
      scene.texts.ownQuests.title,
      scene.core.ownQuests.filter { !$0.isShown(by: today) }.map { ownQuestRow($0, scene) }
    ),
  ] where !list.rows.isEmpty {
    lists.append(list)
  }
  return div(
    .class(lists.isEmpty ? "sheet columns home-columns alone" : "sheet columns home-columns")
  ) {
    skippedLine(skipped, scene)
    newPINNotice(scene)
    if let ahead = later?.ahead { ahead.card }
    weekBanner(scene)
    removedQuestNotice(scene.core, scene.texts.ownQuests)
    if lists.isEmpty { makeQuestAlone(scene.texts) }
    for (index, list) in lists.enumerated() {
      list.section(makeQuest: index == 0 ? makeQuest(scene.texts) : nil)
    }
    if let later { later.bets }
  }
}

/// The way to make a quest where there is no list.
func makeQuestAlone(_ texts: Texts) -> View {
  div(.class("section-title"), .key("alone")) { makeQuest(texts) }
}

private func makeQuest(_ texts: Texts) -> View {
  button(.class("quiet make-quest"), .type("button"), .on(.click, .sidePage(.chosen(.newQuest)))) {
    pictogram("plus")
    texts.ownQuests.make
  }
}

/// Those of others: the player's own have a list.
private func rows(
  of quests: [OfferedQuest],
  but today: Today,
  _ scene: Scene
) -> [View] {
  quests.filter { $0.routine.madeBy == .parent && $0.routine.id != today.quest?.routine.id }
    .map { questRow($0, scene) }
}

extension OwnQuest {
  /// Home shows it large, and there is nothing that its row would tell besides.
  func isShown(by today: Today) -> Bool {
    guard case .next(let next) = today else { return false }
    return next.routine.id == quest.routine.id && standing == .offered && !hasChanges
      && !hasRestNews
  }
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
