import Time

/// Something that happened in a session.
///
/// Whoever replays them brings them into order first.
package struct SessionEvent: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// It is a night quest: what comes of its guesses is shown at its end.
    case nightBegun
    /// The whole string was guessed, before its first step.
    case wholeGuessed(Seconds)
    case estimateLocked(LockedEstimate)
    case stepFinished(EstimationID, StepID, LockID, Measurement)
    /// *Not done yet*: the estimation is as if it had never been.
    case stepReopened(EstimationID)
    case stepSkipped(StepID)
    /// The step is as it was before it was skipped.
    case stepPutBack(StepID)
    case revealClosed(EstimationID)
    case durationCorrected(EstimationID, Correction)
    /// The summary was reached with this total shown.
    case closed(XP)
  }

  package let at: Instant
  package let offset: UTCOffset
  package let kind: Kind

  package init(at: Instant, offset: UTCOffset, kind: Kind) {
    self.at = at
    self.offset = offset
    self.kind = kind
  }
}
