import Time

/// One thing to do in a routine.
package struct Step: Hashable, Sendable {
  package let id: StepID
  package var name: String
  package var icon: Icon
  /// The parent's own idea of its length, which the player never sees.
  package var reference: Seconds?

  package init(id: StepID, name: String, icon: Icon, reference: Seconds? = nil) {
    self.id = id
    self.name = name
    self.icon = icon
    self.reference = reference
  }
}
