/// A part of the day in which guesses land closer than in the rest.
package struct BestTime: Hashable, Sendable {
  package let part: DayPart
  /// Accuracy above the rest of the day, in points, whatever the tasks were and however they went.
  package let difference: Double
  package let standardError: Double
  /// As a multiple of what is asked for.
  package var strength: Double {
    standardError > 0 ? difference / (Self.leastEvidence * standardError) : .infinity
  }

  private static let leastSessions = 8
  private static let leastGuesses = 15
  private static let leastDifference = 5.0
  /// In standard errors: four parts are looked at, again and again.
  private static let leastEvidence = 3.0

  /// The part with the largest difference, of those that stand out.
  package init?(_ windows: [TaskWindow]) {
    let sessions = Self.sessions(windows)
    var best: BestTime?
    for part in DayPart.allCases {
      let inside = sessions.filter { $0.first.part == part }
      let rest = sessions.filter { $0.first.part != part }
      guard let found = BestTime(part, inside, rest: rest) else { continue }
      if found.difference > best?.difference ?? 0 { best = found }
    }
    guard let best else { return nil }
    self = best
  }

  private init?(_ part: DayPart, _ inside: [SessionMean], rest: [SessionMean]) {
    guard Self.areMany(inside), Self.areMany(rest) else { return nil }
    let (here, there) = (Sample(inside.map { $0.mean }), Sample(rest.map { $0.mean }))
    self.part = part
    difference = here.mean - there.mean
    standardError = here.squaredError(to: there).squareRoot()
    guard difference >= Self.leastDifference, difference >= Self.leastEvidence * standardError
    else { return nil }
  }

  private static func areMany(_ sessions: [SessionMean]) -> Bool {
    sessions.count >= leastSessions && sessions.reduce(0) { $0 + $1.count } >= leastGuesses
  }

  /// What they are above the course of their tasks; each is of the part in which its first guess was finished.
  private static func sessions(_ windows: [TaskWindow]) -> [SessionMean] {
    SessionMean.means(
      windows.flatMap { $0.guesses },
      windows.flatMap { withoutCourse($0.accuracies) }
    )
  }
}
