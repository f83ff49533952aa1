import AppCore
import Domain
import SyncEngine
import Time

/// What the guesses come to; those that do not count stay out of all of it.
package struct Stats: Hashable, Sendable {
  package private(set) var guesses = 0
  /// Sessions with a guess.
  package private(set) var quests = 0
  /// The smallest difference of an honest guess.
  package private(set) var closest: Seconds?
  package private(set) var lights: [StatsLight] = []
  /// Of the latest guesses.
  package private(set) var landed = Landings()

  package init() {}

  package init(_ history: [SessionDigest], range: StatsRange, at moment: Moment) {
    let latest = moment.now.adding(QuestSession.ahead)
    let first = range.firstDay(until: moment.today)
    var points: [QuestPoint] = []
    var latestGuesses = LatestGuesses()
    for session in history where session.startedAt <= latest {
      guard let point = QuestPoint(session) else { continue }
      quests += 1
      for guess in session.guesses where guess.counts {
        latestGuesses.take(guess)
        take(guess)
      }
      if let first, session.day < first { continue }
      points.append(point)
    }
    landed = latestGuesses.landings
    lights = StatsLight.lights(of: points)
  }

  private mutating func take(_ guess: GuessDigest) {
    guesses += 1
    guard guess.isHonest else { return }
    let difference = guess.guess.difference.magnitude
    closest = min(closest ?? difference, difference)
  }
}
