import Domain

extension [SessionDigest] {
  /// Puts what a session has come to in its place, which is looked for from the end: what changes is new.
  ///
  /// - Parameter digest: nothing, or another player's, when the session has no place here any more.
  mutating func put(_ digest: SessionDigest?, as session: SessionID, of player: PlayerID) {
    // By index, because to copy years of digests would take longer than to look at them.
    if let place = indices.last(where: { self[$0].id == session }) { remove(at: place) }
    guard let digest, digest.player == player else { return }
    let before = indices.last { self[$0].isBefore(digest) }
    insert(digest, at: before.map { $0 + 1 } ?? 0)
  }
}
