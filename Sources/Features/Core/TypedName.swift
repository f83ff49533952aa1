import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A player's name while it is typed.
///
/// It is stored when the field is left, or when the fingers rest: a page that is closed with the field still open has
/// lost a second's letters at most, and nothing is called saved meanwhile.
package struct TypedName: Hashable, Sendable {
  package let player: PlayerID
  package let text: String

  /// How long fingers rest before what they typed is stored.
  package static let rest = Seconds(1)
}
