import AppCore
import Basics
import Controls
import Strings
import SyncEngine

// What home says of the day.
extension GameState {
  /// Brings it up to date, after whatever has happened, and notes which quests stand on today by their words.
  package mutating func refreshAhead(_ core: inout Core) -> [Effect] {
    guard isHome, core.speaksOfDays else { return ahead.refresh(core, isShown: isHome) }
    var effects: [Effect] = []
    if core.knowsDays {
      effects += core.noteCalledRoutines()
      // Looks through all that calendars hold, and not at each tap.
      if !ahead.isUpToDate(core) { effects += core.noteDayWithoutSchool() }
    }
    effects += ahead.refresh(core, isShown: true)
    if ahead.question.exists { effects += core.noteStartAsked() }
    return effects
  }

  /// None while home is not there, or has nothing to say.
  ///
  /// - Parameter note: what else may be said below, where nothing of the day is.
  package func aheadDrawing(_ scene: Scene, or note: [View]) -> AheadDrawing? {
    let night = isHome ? NightOffer(scene) : nil
    return ahead.drawing(scene, or: night?.sentence, note) { isNamed in
      night.map { [$0.card(isNamed: isNamed)] }
    }
  }
}
