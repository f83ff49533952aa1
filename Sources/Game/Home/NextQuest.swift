import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// One idea above the fold: the next quest.
func nextQuest(
  _ today: Today,
  _ evening: EveningDrawing?,
  _ core: Core,
  _ texts: Texts
) -> View {
  section(.class("next-quest"), .aria("labelledby", "next")) {
    LanternString(today.quest?.lanterns(core) ?? [], size: 72, top: 10, sag: 26)
      .drawing(with: evening?.onCord ?? [])
    div(.class("words")) {
      if let evening { evening.ridge }
      switch today {
      case .next(let quest): offer(quest, core, texts)
      case .allLit(let quest): lookBack(quest, core, texts)
      case .nothingPlanned:
        words(
          texts.home.nothingToday,
          core.offeredQuests.isEmpty ? texts.home.noQuests : texts.home.nothingTodayMore
        )
      }
    }
  }
}

private func words(_ title: String, _ more: String) -> View {
  div {
    h2(.id("next")) { title }
    p { more }
  }
}

private func offer(_ quest: OfferedQuest, _ core: Core, _ texts: Texts) -> [View] {
  let name = quest.routine.displayName
  return [
    words(name, texts.words(for: quest, core)),
    mainAction(
      quest.isUnderWay ? texts.home.keepGoing : texts.home.start,
      quest.action,
      named: quest.isUnderWay ? texts.home.keepGoingWith(name) : texts.home.startQuest(name),
      isEnabled: quest.canBeChosen(core)
    ),
  ]
}

private func lookBack(_ quest: OfferedQuest, _ core: Core, _ texts: Texts) -> [View] {
  let isWhole = quest.lanterns(core).allSatisfy { $0.light == .lit }
  return [
    words(isWhole ? texts.home.allLit : texts.home.doneForToday, texts.home.allLitMore),
    mainAction(
      texts.home.lookBack,
      quest.action,
      named: texts.home.lookBackAt(quest.routine.displayName)
    ),
  ]
}

extension Texts {
  /// How a quest stands today.
  func words(for quest: OfferedQuest, _ core: Core) -> String {
    switch quest.status {
    case .ready: return home.ready(quest.routine.steps.count)
    case .underWay(let session): return home.underWay(core.ledger.session(session)?.stepsToGo ?? 0)
    case .doneToday: return home.doneToday
    }
  }
}
