/// Whether a thing is there: removed by the newest removal, brought back whole by a newer edit.
struct Presence: Hashable, Sendable {
  private var edited: Stamp?
  private var removed: Stamp?

  mutating func edit(at stamp: Stamp) { edited = max(edited ?? stamp, stamp) }

  mutating func remove(at stamp: Stamp) { removed = max(removed ?? stamp, stamp) }

  var isPresent: Bool { edited.map { _ in !isRemoved } ?? false }

  /// What nobody has edited yet can be removed, too.
  var isRemoved: Bool {
    guard let removed else { return false }
    return edited.map { $0 <= removed } ?? true
  }
}
