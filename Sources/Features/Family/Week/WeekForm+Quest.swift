import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// The quest that gets whoever goes ready; no field where there is none to choose.
func questField(_ form: WeekForm, _ core: Core, _ texts: ActivityTexts) -> [View] {
  let quests = form.quests(core)
  if quests.isEmpty { return [] }
  let id = "week-quest"
  return [
    div(.class("field"), .key("quest")) {
      label(.for(id)) { texts.quest }
      select(
        .class("input"),
        .id(id),
        .described(by: id, hasHelp: true, asks: false),
        .onValue(.change) { place in
          let chosen = place.shortNumber.flatMap { quests.indices.contains($0) ? quests[$0] : nil }
          return .family(.week(.form(.questChosen(chosen?.id))))
        }
      ) {
        option(.value(""), .selected(!form.routine.exists)) { texts.noQuest }
        for (place, quest) in quests.enumerated() {
          option(.value("\(place)"), .selected(quest.id == form.routine)) { quest.name }
        }
      }
      p(.class("help"), .id(id + "-help")) { texts.questHelp }
    }
  ]
}

extension WeekForm {
  /// Those that somebody who goes can start, and the one that was chosen before.
  fileprivate func quests(_ core: Core) -> [Routine] {
    core.ledger.allRoutines.filter { quest in
      quest.id == routine || players.contains { quest.isOffered(to: $0) }
    }
  }
}
