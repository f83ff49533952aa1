import Domain

extension [SessionDigest] {
  /// Puts what a session has come to in its place, which is looked for from the end: what changes is new.
  ///
  /// - Parameter digest: nothing, or another player's, when the session has no place here any more.
  mutating func put(_ digest: SessionDigest?, as session: SessionID, of player: PlayerID) {
    if let place = lastIndex(where: { $0.id == session }) { remove(at: place) }
    guard let digest, digest.player == player else { return }
    let before = lastIndex { $0.isBefore(digest) }
    insert(digest, at: before.map { $0 + 1 } ?? 0)
  }
}
