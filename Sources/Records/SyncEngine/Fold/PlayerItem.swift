import Domain

/// What the log knows of a player.
struct PlayerItem: Hashable, Sendable {
  private var name = Register<String>()
  private var presence = Presence()
  /// When the player was first written of; unknown while the log has no more than the id.
  private var added: Stamp?

  mutating func set(_ newName: String, at stamp: Stamp) {
    added = min(added ?? stamp, stamp)
    presence.edit(at: stamp)
    name.write(newName, at: stamp)
  }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  var isRemoved: Bool { presence.isRemoved }

  func isOlder(than other: PlayerItem) -> Bool {
    guard let added else { return false }
    return other.added.map { added < $0 } ?? true
  }

  func player(id: PlayerID) -> Player { Player(id: id, name: name.value ?? "") }
}
