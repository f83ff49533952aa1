import Domain
import Time

/// The tap on *Done*, in time or forgotten, and the answer to the question about it.
struct SimulatedTap {
  let measurement: Measurement
  let isLate: Bool
  private let lock: LockedEstimate
  private let answer: Correction?

  /// - Parameter delay: how long after the truth the tap comes; zero for one in time.
  init(
    _ lock: LockedEstimate,
    _ truth: Seconds,
    delay: Seconds,
    after history: TaskHistory,
    _ dice: inout SeededDice
  ) {
    let end = lock.startedAt.adding(truth + delay)
    var measurement = Measurement(startedAt: lock.startedAt, finishedAt: end)
    let tap = LateTap(
      actual: measurement.wall,
      estimate: lock.estimate.scored,
      typical: TypicalDuration(history)
    )
    measurement.doubts = tap.doubts(after: nil)
    self.lock = lock
    self.measurement = measurement
    isLate = delay > .zero
    answer = measurement.doubts.isEmpty ? nil : Self.answer(truth, wasLate: isLate, &dice)
  }

  var isAskedAbout: Bool { !measurement.doubts.isEmpty }

  /// What is true is vouched for; of what is not, the end is remembered, or it is left out.
  private static func answer(
    _ truth: Seconds,
    wasLate: Bool,
    _ dice: inout SeededDice
  ) -> Correction {
    if !wasLate { return .confirmation }
    if dice.chance(0.5) { return .notCounted }
    let remembered = EstimateScale.stop(at: EstimateScale.index(of: truth))
    return Correction(actual: remembered, counts: true)
  }

  func events(_ id: EstimationID) -> [SessionEvent.Kind] {
    var events: [SessionEvent.Kind] = [
      .estimateLocked(lock), .stepFinished(id, lock.step, lock.id, measurement),
    ]
    if let answer { events.append(.durationCorrected(id, answer)) }
    events.append(.revealClosed(id))
    return events
  }
}
