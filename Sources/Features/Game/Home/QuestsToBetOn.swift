import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// Every quest whose start can be bet on.
func betsPage(_ scene: Scene) -> View {
  settingPage(
    scene.texts.bets.onAStart,
    back: scene.texts.frame.quests,
    ul(.class("rows")) {
      for quest in scene.core.offeredQuests where !quest.isUnderWay {
        let start = scene.core.startToKeep(of: quest.routine.id)
        leadingRow(
          quest.routine.icon.picture,
          quest.routine.displayName,
          start.map { scene.texts.bets.from(scene.texts.clock($0, scene.core)) }
            ?? scene.texts.words(for: quest, scene.core),
          .bet(.opened(quest.routine.id, goal: nil))
        )
      }
    },
    scene
  )
}

/// Below the lists of home; nothing before a quest has been played.
func wayToBets(_ scene: Scene) -> [View] {
  guard scene.canWrite, scene.core.history.contains(where: { $0.isCompleted }) else { return [] }
  return [
    div(.class("pair"), .key("bets")) {
      quietAction(scene.texts.bets.onAStart, .sidePage(.chosen(.bets)))
    }
  ]
}
