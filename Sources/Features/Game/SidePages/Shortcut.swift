import AppCore
import Domain
import SyncEngine

/// What the app's icon offers that is held long (`Public/manifest.webmanifest`).
package enum Shortcut: UInt8, Hashable, Sendable {
  case oneGuess = 1
  /// The quest that home shows large.
  case quest

  /// - Returns: none where the app was opened in another way.
  package init?(_ answer: Answer) {
    guard answer.kind == .takeShortcut, let byte = answer.bytes?.first else { return nil }
    self.init(rawValue: byte)
  }
}

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
