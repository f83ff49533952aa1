import AppCore
import Domain
import SyncEngine
import Time

/// The player's evening as home shows it: made when home is shown, and the same as long as it shows.
package struct EveningScreen: Sendable {
  /// What is said of the things, a line each; empty while the drawings are not here.
  package var words = EveningWords([])
  private(set) var shown: Shown?
  private(set) var said: Said?
  /// The level up to which the player has seen what came.
  private var seen: (player: PlayerID, level: Int)?

  final class Shown: Sendable {
    let player: PlayerID
    let evening: Evening
    /// What is above this level came since home was shown before.
    let seen: Int

    init(_ player: PlayerID, _ evening: Evening, seen: Int) {
      self.player = player
      self.evening = evening
      self.seen = seen
    }
  }

  /// A sentence, and the number of the tap that asked for it.
  struct Said: Sendable {
    enum Subject: Sendable {
      /// Of the level with which it came.
      case thing(Int)
      case flame
      case level
    }

    let subject: Subject
    let turn: Int
  }

  mutating func say(_ subject: Said.Subject) {
    said = Said(subject: subject, turn: (said?.turn ?? 0) + 1)
  }

  mutating func endSaid() { said = nil }

  /// Home is not there, or somebody looks at it anew.
  mutating func leave() {
    shown = nil
    said = nil
  }

  mutating func refresh(_ core: Core, isHome: Bool) {
    guard isHome, !words.isEmpty, let player = core.player, let progress = core.progress else {
      return leave()
    }
    if let shown, shown.player == player { return }
    let level = progress.experience.level
    let evening = Evening(
      of: player,
      at: level,
      on: Evening.day(at: core.localTime),
      core.arrivals
    )
    let seenBefore = seen.flatMap { $0.player == player ? $0.level : nil }
    shown = Shown(player, evening, seen: seenBefore ?? level.number)
    said = nil
    seen = (player, level.number)
  }
}

extension Core {
  /// When each level was reached.
  var arrivals: Arrivals {
    player.map { ledger.arrivals(of: $0, in: history) } ?? Arrivals([], opening: .zero)
  }
}
