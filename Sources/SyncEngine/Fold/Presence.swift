/// Whether a thing is there: removed by the newest removal, brought back whole by a newer edit.
struct Presence: Hashable, Sendable {
  private var edited: Stamp?
  private var removed: Stamp?

  mutating func edit(at stamp: Stamp) { edited = max(edited ?? stamp, stamp) }

  mutating func remove(at stamp: Stamp) { removed = max(removed ?? stamp, stamp) }

  var isPresent: Bool {
    guard let edited else { return false }
    guard let removed else { return true }
    return edited > removed
  }
}
