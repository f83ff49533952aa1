import Time

/// What one finish of a step is worth, in a way that no later news can lower.
///
/// XP never fall, whatever arrives from another device and in whatever order. So a finish earns when
/// its reveal has been closed, after which nobody can take it back; of several finishes of a step, and
/// of several things said about one, the best counts.
struct Earning: Hashable, Sendable {
  let step: StepID
  let points: XP

  /// - Parameter said: everything that the player said about the duration.
  /// - Returns: nil while its reveal has not been closed, and for one that an earlier program measured:
  ///   its session has been credited.
  init?(_ estimation: Estimation, said: [Correction]) {
    guard estimation.hasSeenReveal, estimation.measurement.source != .imported else { return nil }
    step = estimation.lock.step
    let measured = estimation.measurement.actual
    let estimate = estimation.lock.estimate.scored
    let isDoubtful = !estimation.measurement.doubts.isEmpty
    let guess = Guess(estimate: estimate, actual: measured)
    var points = isDoubtful ? Guess.leastExperience : guess.experience
    for correction in said where correction.counts {
      let guess = Guess(estimate: estimate, actual: correction.actual ?? measured)
      points = max(points, guess.experience(isNamed: correction.isNaming))
    }
    self.points = points
  }
}

extension [Earning] {
  /// The sum over steps of the best that each has earned.
  var total: XP {
    var best: [Earning] = []
    for earning in self {
      if let known = best.firstIndex(where: { $0.step == earning.step }) {
        if best[known].points < earning.points { best[known] = earning }
      } else {
        best.append(earning)
      }
    }
    return best.reduce(.zero) { $0 + $1.points }
  }
}
