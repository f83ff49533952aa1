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
  _ ahead: AheadDrawing?,
  _ core: Core,
  _ texts: Texts
) -> View {
  section(.class("next-quest"), .aria("labelledby", "next")) {
    LanternString(today.lanterns(core), size: 72, top: 10, sag: 26)
      .drawing(with: evening?.onCord ?? [])
    div(.class("words")) {
      if let evening { evening.ridge }
      switch today {
      case .next(let quest): offer(quest, ahead, core, texts)
      case .allLit:
        let isWhole = today.lanterns(core).allSatisfy { $0.light == .lit }
        words(isWhole ? texts.home.allLit : texts.home.doneForToday, texts.home.allLitMore)
        oneGuess(core, texts)
      case .nothingPlanned:
        words(texts.home.nothingToday, texts.home.nothingTodayMore)
        oneGuess(core, texts)
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

private func offer(
  _ quest: OfferedQuest,
  _ ahead: AheadDrawing?,
  _ core: Core,
  _ texts: Texts
) -> [View] {
  let name = quest.routine.displayName.isEmpty ? texts.oneGuess.thing : quest.routine.displayName
  return [
    words(name, ahead?.sentence ?? texts.words(for: quest, core)),
    mainAction(
      quest.isUnderWay ? texts.home.keepGoing : texts.home.start,
      quest.action,
      named: quest.isUnderWay ? texts.home.keepGoingWith(name) : texts.home.startQuest(name),
      isEnabled: quest.canBeChosen(core)
    ),
  ]
}

private func oneGuess(_ core: Core, _ texts: Texts) -> View {
  mainAction(texts.oneGuess.begin, .home(.oneGuessChosen), isEnabled: core.role.canWrite)
}

extension Today {
  fileprivate func lanterns(_ core: Core) -> [Lantern] {
    switch self {
    case .next(let quest), .allLit(let quest): quest.lanterns(core)
    case .nothingPlanned: [Lantern(picture: Icon.oneThing.picture, light: .now)]
    }
  }
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
