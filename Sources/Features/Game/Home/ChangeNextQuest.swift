import AppCore
import Controls
import Domain
import Strings
import SyncEngine

/// The way to change the quest on top of home: one of the player's own has no row below as long as it stands there.
func changeNextQuest(_ scene: Scene) -> [View] {
  let today = Today(scene.core.questsOfToday)
  return scene.core.ownQuests.filter { $0.isShown(by: today) }.map { own in
    let quest = own.quest.routine
    let name = quest.displayName.isEmpty ? scene.texts.oneGuess.thing : quest.displayName
    return roundAction(
      "pencil",
      scene.texts.ownQuests.change(name),
      .ownQuests(.editorChosen(quest.id))
    )
  }
}
