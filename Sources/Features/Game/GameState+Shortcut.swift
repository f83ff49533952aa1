import AppCore
import Domain
import SyncEngine

extension GameState {
  /// Asks once by which way the app was opened.
  package mutating func askForShortcut() -> [Effect] {
    if isShortcutAsked { return [] }
    isShortcutAsked = true
    // Answered with the byte of a ``Shortcut``, or 0.
    return [.ask(Request(.takeShortcut, of: .shortcuts))]
  }

  /// Does what a tap on home does.
  ///
  /// Where anything else is in front of the player, that comes first.
  mutating func take(_ shortcut: Shortcut, _ core: inout Core) -> [Effect] {
    if !isHome { return [] }
    switch shortcut {
    case .oneGuess: return reduce(.oneGuessChosen, &core)
    case .quest:
      let quest = Today(core.questsOfToday).quest
      return quest.map { reduce(.questChosen($0.routine.id), &core) } ?? []
    }
  }
}
