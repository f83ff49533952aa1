import Domain

/// What the log knows of somebody who plays.
struct PlayerItem: Hashable, Sendable {
  private var name = Register<String>()
  private var presence = Presence()

  mutating func set(_ newName: String, at stamp: Stamp) {
    presence.edit(at: stamp)
    name.write(newName, at: stamp)
  }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  var isRemoved: Bool { presence.isRemoved }

  func player(id: PlayerID) -> Player { Player(id: id, name: name.value ?? "") }
}
