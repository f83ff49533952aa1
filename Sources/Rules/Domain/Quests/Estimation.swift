import Time

/// A finished step: what was guessed and what it took.
package struct Estimation: Hashable, Sendable {
  package let id: EstimationID
  package let lock: LockedEstimate
  package let stepName: String
  package let measurement: Measurement
  package let offset: UTCOffset
  package let correction: Correction?
  package let hasSeenReveal: Bool

  package init(
    id: EstimationID,
    lock: LockedEstimate,
    stepName: String,
    measurement: Measurement,
    offset: UTCOffset,
    correction: Correction? = nil,
    hasSeenReveal: Bool = false
  ) {
    self.id = id
    self.lock = lock
    self.stepName = stepName
    self.measurement = measurement
    self.offset = offset
    self.correction = correction
    self.hasSeenReveal = hasSeenReveal
  }

  package var guess: Guess {
    Guess(estimate: lock.estimate.scored, actual: correction?.actual ?? measurement.actual)
  }

  /// None where the player has said how long it took: with her guess in mind, that is no test of the guess.
  package var rating: Rating? { isNamed ? nil : Rating(of: guess, bands: lock.bands) }

  /// Whether it earns XP and stands in the history.
  package var counts: Bool { correction?.counts ?? true }

  /// It counts, and its reveal has not been seen.
  var isUnseen: Bool { counts && !hasSeenReveal }

  /// Whether *Forgot to tap Done?* still waits for an answer.
  package var isOpenQuestion: Bool { !measurement.doubts.isEmpty && correction == nil }

  /// Whether it may teach anything: insights, difficulty and bests leave the others out.
  ///
  /// A duration that was asked about and vouched for is as good as one that nobody doubted: a task may have grown
  /// longer. One that was measured while the clock jumped is nobody's to vouch for.
  package var isHonest: Bool {
    guard let correction else { return measurement.doubts.isEmpty }
    return correction.isConfirmation && !measurement.doubts.contains(.clockJumped)
  }

  /// The player has said how long it took.
  private var isNamed: Bool { correction?.isNaming ?? false }

  package var experience: XP { counts ? guess.experience(isNamed: isNamed) : .zero }
}

/// What the player said afterwards about a duration.
package struct Correction: Hashable, Sendable {
  /// The duration from memory; none when the measured one stands.
  package let actual: Seconds?
  package let counts: Bool

  package init(actual: Seconds?, counts: Bool) {
    self.actual = actual
    self.counts = counts
  }

  /// *It really took that long.*
  package static let confirmation = Correction(actual: nil, counts: true)

  /// *Let’s not count this one.*
  package static let notCounted = Correction(actual: nil, counts: false)

  var isConfirmation: Bool { counts && actual == nil }

  /// It has a duration of its own.
  var isNaming: Bool { actual != nil }
}
