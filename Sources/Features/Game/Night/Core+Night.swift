import AppCore
import Basics
import Domain
import SyncEngine

// Which session is a night quest.
extension Core {
  /// Where nothing is bet on the quest, it is its turn, and the player would not rather see each one.
  func isNightDue(_ routine: RoutineID, steps: Int) -> Bool {
    let completed = history.completed(of: routine)
    return steps > 1 && NightQuest.isDue(routine, completed: completed)
      && !refusesNight(of: routine)
      && !bets(on: routine).open(at: moment.now).exists
  }
}
