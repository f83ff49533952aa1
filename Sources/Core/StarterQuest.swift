import Domain

/// A ready-made quest, in the language of the device: that of a first start, or what a player's own
/// quest begins from.
package struct StarterQuest: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package let name: String
    package let icon: Icon

    package init(name: String, icon: Icon) {
      self.name = name
      self.icon = icon
    }
  }

  package let name: String
  package let icon: Icon
  package let steps: [Step]

  package init(name: String, icon: Icon, steps: [Step]) {
    self.name = name
    self.icon = icon
    self.steps = steps
  }
}
