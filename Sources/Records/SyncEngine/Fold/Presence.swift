/// Whether a thing is there: the newest removal takes it away, and a newer edit brings it back whole.
struct Presence: Hashable, Sendable {
  private var edited: Stamp?
  private var removed: Stamp?

  mutating func edit(at stamp: Stamp) { edited = max(edited ?? stamp, stamp) }

  mutating func remove(at stamp: Stamp) { removed = max(removed ?? stamp, stamp) }

  var isPresent: Bool { edited.map { _ in !isRemoved } ?? false }

  /// Whether the thing is removed; one that was never edited can be, too.
  var isRemoved: Bool {
    guard let removed else { return false }
    return edited.map { $0 <= removed } ?? true
  }
}
