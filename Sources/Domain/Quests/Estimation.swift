/// A finished step: what was guessed and what it took.
package struct Estimation: Hashable, Sendable {
  package let id: EstimationID
  package let lock: LockedEstimate
  package let stepName: String
  package let measurement: Measurement
  package let offset: UTCOffset
  package var correction: Correction?
  package var hasSeenReveal = false

  package init(
    id: EstimationID,
    lock: LockedEstimate,
    stepName: String,
    measurement: Measurement,
    offset: UTCOffset
  ) {
    self.id = id
    self.lock = lock
    self.stepName = stepName
    self.measurement = measurement
    self.offset = offset
  }

  package var guess: Guess {
    Guess(estimate: lock.estimate.scored, actual: correction?.actual ?? measurement.actual)
  }

  package var rating: Rating { Rating(of: guess, bands: lock.bands) }

  /// Whether it earns XP and stands in the history.
  package var counts: Bool { correction?.counts ?? true }

  /// Whether it may teach anything: insights, difficulty and bests leave the others out.
  package var isHonest: Bool { counts && correction == nil && measurement.doubts.isEmpty }

  package var experience: XP { counts ? Accuracy(of: guess).experience : .zero }
}

/// What the player said afterwards about a duration.
package struct Correction: Hashable, Sendable {
  /// The duration by her memory; none when the measured one stands.
  package let actual: Seconds?
  package let counts: Bool

  package init(actual: Seconds?, counts: Bool) {
    self.actual = actual
    self.counts = counts
  }
}
