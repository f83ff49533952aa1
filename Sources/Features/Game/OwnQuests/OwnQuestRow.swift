import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// A quest of the player's under *Made by you*: the row plays it, the pencil beside it changes it.
func ownQuestRow(_ own: OwnQuest, _ scene: Scene) -> View {
  let routine = own.quest.routine
  let edit = Action.ownQuests(.editorChosen(routine.id))
  let name = routine.displayName.isEmpty ? scene.texts.ownQuests.unnamed : routine.displayName
  return li(.class("own"), .key(routine.id.shortText)) {
    if let action = own.action(orEdit: edit) {
      button(
        .class("row"),
        .type("button"),
        .disabled(!own.canBeChosen(scene.core)),
        .on(.click, action),
        .key("row")
      ) { content(of: own, name, scene) }
    } else {
      div(.class("row"), .key("rests")) { content(of: own, name, scene) }
    }
    if own.standing != .unsaved { roundAction("pencil", scene.texts.ownQuests.change(name), edit) }
    if own.hasRestNews { restNews(of: routine, scene.core, scene.texts.ownQuests) }
  }
}

private func content(
  of own: OwnQuest,
  _ name: String,
  _ scene: Scene
) -> [View] {
  [
    span(.class(own.puck)) { pictogram(own.quest.routine.icon.picture) },
    span(.class("grow")) {
      b { name }
      hidden(scene.texts.lists.pause)
      span(.class("soft")) { scene.texts.words(for: own, scene.core) }
    },
    miniString(own.quest.lanterns(scene.core)),
  ]
}

private func restNews(of quest: Routine, _ core: Core, _ texts: OwnQuestTexts) -> View {
  div(.class("rest-news"), .key("news")) {
    p { quest.isActive ? texts.isBack : texts.nowRests }
    button(
      .class("quiet"),
      .type("button"),
      .aria("label", texts.seenOf(quest.displayName)),
      .disabled(!core.role.canWrite),
      .on(.click, .home(.restSeen(quest.id, isResting: !quest.isActive)))
    ) { texts.seen }
  }
}

/// The quest of the player's that was taken down last.
func removedQuestNotice(_ core: Core, _ texts: OwnQuestTexts) -> [View] {
  guard let removed = core.removedOwnQuest else { return [] }
  return [
    div(.class("removed"), .role("status"), .key("removed")) {
      span { texts.removed(removed.displayName) }
      quietAction(
        texts.bringBack,
        .home(.ownQuestBroughtBack(removed.id)),
        isEnabled: core.role.canWrite
      )
    }
  ]
}

extension OwnQuest {
  /// What a tap on its row does; none where there is nothing to start.
  ///
  /// What is under way when it is put to rest can be finished, and what is done be looked at.
  fileprivate func action(orEdit edit: Action) -> Action? {
    switch standing {
    case .unsaved: edit
    case .offered: quest.action
    case .resting, .empty: quest.status == .ready ? nil : quest.action
    }
  }

  fileprivate func canBeChosen(_ core: Core) -> Bool {
    standing == .unsaved || quest.canBeChosen(core)
  }

  fileprivate var puck: String {
    if case .doneToday = quest.status { return "puck lit" }
    return standing == .offered ? "puck" : "puck resting"
  }
}

extension Texts {
  fileprivate func words(for own: OwnQuest, _ core: Core) -> String {
    if own.standing != .unsaved, own.hasChanges { return ownQuests.hasChanges }
    if own.quest.status != .ready { return words(for: own.quest, core) }
    switch own.standing {
    case .unsaved: return ownQuests.unsaved
    case .resting: return ownQuests.resting
    case .empty: return home.noQuests
    case .offered: return words(for: own.quest, core)
    }
  }
}
