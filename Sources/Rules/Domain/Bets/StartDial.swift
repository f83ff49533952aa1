import Time

/// The starts among which a bet chooses, as places from left to right: the nearest to the goal is the last.
///
/// Every minute up to an hour before the goal, every five up to four hours; none that has passed.
package struct StartDial: Hashable, Sendable {
  package let goal: Instant
  /// The least first place whose start is still to come.
  package let first: Int

  /// By minutes up to here, then by fives.
  private static let fine = 60
  package static let mostMinutes = 240
  private static let coarse = 5
  /// The place of the start that is a minute before the goal.
  package static let last = (mostMinutes - fine) / coarse + fine - 1
  /// A goal that is nearer leaves nothing to bet on.
  package static let nearest = Seconds.minutes(20)
  /// Of a quest that the line on home asks about.
  package static let furthest = Seconds.hours(16)
  /// By how much the goal is moved.
  package static let goalStep = Seconds.minutes(5)
  /// Where page keys begin: half an hour before the goal.
  package static let usual = last - 29

  /// None where no start is left.
  package init?(goal: Instant, at now: Instant) {
    self.goal = goal
    guard let first = (0...Self.last).first(where: { Self.start(at: $0, before: goal) >= now })
    else { return nil }
    self.first = first
  }

  package func start(at place: Int) -> Instant {
    Self.start(at: min(max(place, first), Self.last), before: goal)
  }

  private static func start(at place: Int, before goal: Instant) -> Instant {
    goal.adding(.zero - .minutes(minutes(at: place)))
  }

  /// Before the goal.
  package static func minutes(at place: Int) -> Int {
    let back = last - place
    return back < fine ? back + 1 : fine + (back - fine + 1) * coarse
  }
}
