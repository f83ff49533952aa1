import AppCore
import Basics
import Domain
import SyncEngine

extension Core {
  /// The quest that home shows large, where it is a night quest when it begins: it is its turn, nothing is bet on it, and
  /// the player would not rather see each one.
  ///
  /// What begins elsewhere is none: it could not be refused there.
  var offeredNight: RoutineID? {
    guard let quest = Today(questsOfToday).quest, quest.status == .ready else { return nil }
    let routine = quest.routine.id
    let isDue =
      quest.routine.steps.count > 1
      && NightQuest.isDue(routine, completed: history.completed(of: routine))
      && !refusesNight(of: routine) && !bets(on: routine).open(at: moment.now).exists
    return isDue ? routine : nil
  }
}
