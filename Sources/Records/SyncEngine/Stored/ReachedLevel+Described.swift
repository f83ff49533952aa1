import Basics
import Domain
import SyncWire

extension ReachedLevel: Described {
  static var blank: ReachedLevel { ReachedLevel(player: PlayerID(0), level: .learning) }

  func coded(by coder: inout Coder) -> ReachedLevel {
    ReachedLevel(player: coder.id("player", player), level: coder.level("level", level))
  }
}
