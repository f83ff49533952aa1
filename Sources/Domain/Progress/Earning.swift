/// What one finish of a step is worth, in a way that no later news can lower.
///
/// XP never fall, whatever arrives from another device and in whatever order. So a finish earns when
/// its reveal has been seen, which is when nobody can take it back any more; of several finishes of a
/// step, and of several things said about one, the best counts.
struct Earning: Hashable, Sendable {
  let step: StepID
  let points: XP
  private let at: Instant
  private let isSeen: Bool
  private let isDoubtful: Bool

  /// The points of every estimation, however far off.
  private static let least = XP(10)

  /// - Parameter said: everything that the player said about the duration.
  init(_ estimation: Estimation, at instant: Instant, said: [Correction]) {
    step = estimation.lock.step
    at = instant
    isSeen = estimation.hasSeenReveal
    isDoubtful = !estimation.measurement.doubts.isEmpty
    let measured = estimation.measurement.actual
    let estimate = estimation.lock.estimate.scored
    var points = isDoubtful ? Self.least : Self.points(estimate, measured)
    for correction in said where correction.counts {
      points = max(points, Self.points(estimate, correction.actual ?? measured))
    }
    self.points = points
  }

  private static func points(_ estimate: Seconds, _ actual: Seconds) -> XP {
    Accuracy(of: Guess(estimate: estimate, actual: actual)).experience
  }

  /// Whether it has been earned: seen, or left behind at the reveal of a quest closed by age.
  ///
  /// A doubtful duration waits for her answer as long as it takes.
  func isFinal(at now: Instant) -> Bool {
    isSeen || (!isDoubtful && now.since(at) > QuestSession.resumable)
  }

  /// Whether time alone can make it count.
  var isPending: Bool { !isSeen && !isDoubtful }
}

extension [Earning] {
  /// The sum over steps of the best that each has earned.
  func total(at now: Instant) -> XP {
    var best: [(step: StepID, points: XP)] = []
    for earning in self where earning.isFinal(at: now) {
      if let known = best.firstIndex(where: { $0.step == earning.step }) {
        best[known].points = Swift.max(best[known].points, earning.points)
      } else {
        best.append((earning.step, earning.points))
      }
    }
    return best.reduce(.zero) { $0 + $1.points }
  }
}
