import Time

/// A guess that was locked in; the step runs from that moment.
package struct LockedEstimate: Hashable, Sendable {
  package let id: LockID
  package let step: StepID
  package let estimate: Estimate
  package let level: DifficultyLevel
  package let bands: BandMultiplier
  package let startedAt: Instant

  package init(
    id: LockID,
    step: StepID,
    estimate: Estimate,
    difficulty: DifficultyLevel,
    bands: BandMultiplier,
    startedAt: Instant
  ) {
    self.id = id
    self.step = step
    self.estimate = estimate
    level = difficulty
    self.bands = bands
    self.startedAt = startedAt
  }
}
