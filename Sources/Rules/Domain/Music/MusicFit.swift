import Time

/// How long a playlist may be to fit a quest: from what the player usually needs in all to 15 % more, both included.
package struct MusicFit: Hashable, Sendable {
  /// What the player needs for the quest.
  package let need: Seconds

  package init(need: Seconds) {
    self.need = need
  }

  /// The median of what the quest has taken in all; without any five minutes a step, and five more.
  ///
  /// - Parameters:
  ///   - totals: of the player's sessions that count, in any order.
  ///   - steps: of the quest; counted from 0 to 1,000.
  package init(totals: [Seconds], steps: Int) {
    let counted = min(max(steps, 0), 1000)
    need = TypicalDuration(totals)?.median ?? .minutes(5 * counted + 5)
  }

  /// An empty playlist, or one whose length is not known, fits nothing.
  package func fits(_ playlist: PlaylistLength) -> Bool {
    let length = playlist.length
    // In whole numbers: 1.15 times something falls beside the end of the range now and then.
    return length > .zero && length >= need
      && length.milliseconds * 100 <= need.milliseconds * 115
  }
}
