import SyncEngine

extension Core {
  /// Keeps the look that this device has from now on.
  package mutating func note(_ look: Look) -> [Effect] {
    if notes.look == look { return [] }
    notes.look = look
    return store { $0.addNotes() }
  }
}
