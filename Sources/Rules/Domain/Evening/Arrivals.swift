import Time

/// On which day each level was reached, as far as the sessions say.
package struct Arrivals: Hashable, Sendable {
  /// Of the levels 1, 2, 3 ...
  private var days: [LocalDay] = []

  /// - Parameter sessions: a player's, the oldest first.
  /// - Parameter opening: what was brought along from an earlier program: it was there before any session.
  package init(_ sessions: [SessionDigest], opening: XP) {
    var sum = opening
    var shown = XP.zero
    var day: LocalDay?
    // By index: to copy years of digests would take longer than to look at them.
    for index in sessions.indices {
      // Most of years of play lies above the level of the last thing.
      if days.count == Thing.all.count { return }
      let ended = sessions[index].dayOfLastGuess
      let now = max(day ?? ended, ended)
      if day == nil { note(Level(opening), on: sessions[index].day) }
      sum += sessions[index].experience
      shown = max(shown, sessions[index].shownTotal ?? .zero)
      note(Level(max(sum, shown)), on: now)
      day = now
    }
  }

  private mutating func note(_ level: Level, on day: LocalDay) {
    while days.count < min(level.number, Thing.all.count) { days.append(day) }
  }

  /// The local day on which the player's XP first reached a level.
  package func day(of level: Int) -> LocalDay? {
    days.indices.contains(level - 1) ? days[level - 1] : nil
  }
}

extension SessionDigest {
  /// What was remarked about a guess later earns nothing on that later day.
  fileprivate var dayOfLastGuess: LocalDay {
    var last = day
    for index in guesses.indices {
      last = max(last, LocalDay(guesses[index].finishedAt, offset: guesses[index].offset))
    }
    return last
  }
}
