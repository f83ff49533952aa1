import Basics
import Domain
import SyncEngine

/// What of the game is heard and felt; the player has a switch for each.
///
/// The numbers are bits of what the page says to `Public/runtime/later/senses.js`.
package enum Sense: Int, Hashable, Sendable {
  case sound = 1
  /// The reveal plays guess and truth as two tones.
  case revealByEar = 2
  case vibration = 4

  package var key: SettingKey<Bool> {
    switch self {
    case .sound: .sound
    case .revealByEar: .revealByEar
    case .vibration: .vibration
    }
  }

  /// Whether it is on before the player has chosen; the reveal by ear is not, since the app cannot tell who listens
  /// instead of looking.
  fileprivate var isOnAtFirst: Bool { self != .revealByEar }
}

extension Core {
  // Never inlined: every screen calls it three times.
  @inline(never)
  package func isOn(_ sense: Sense) -> Bool {
    player.flatMap { ledger.setting(sense.key, of: $0) } ?? sense.isOnAtFirst
  }

  /// The bits of all senses that are on.
  package var senses: Int { bit(.sound) | bit(.revealByEar) | bit(.vibration) }

  private func bit(_ sense: Sense) -> Int { isOn(sense) ? sense.rawValue : 0 }
}
