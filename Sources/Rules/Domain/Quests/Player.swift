/// Someone who plays.
package struct Player: Hashable, Sendable {
  package let id: PlayerID
  package var name: String

  package init(id: PlayerID, name: String) {
    self.id = id
    self.name = name
  }
}
