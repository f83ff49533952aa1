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
  package private(set) var mix = RatingMix()

  package init() {}

  package init(_ history: [SessionDigest], range: StatsRange, at moment: Moment) {
    let latest = moment.now.adding(QuestSession.ahead)
    let first = range.firstDay(until: moment.today)
    var points: [QuestPoint] = []
    for session in history where session.startedAt <= latest {
      guard let point = QuestPoint(session) else { continue }
      quests += 1
      for guess in session.guesses where guess.counts { take(guess) }
      if let first, session.day < first { continue }
      points.append(point)
    }
    mix.close()
    lights = StatsLight.lights(of: points)
  }

  private mutating func take(_ guess: GuessDigest) {
    guesses += 1
    mix.take(guess)
    guard guess.isHonest else { return }
    let difference = guess.guess.difference.magnitude
    closest = min(closest ?? difference, difference)
  }
}
