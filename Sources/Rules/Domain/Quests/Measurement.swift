import Time

/// How long a step took, and everything that was seen while it was measured.
///
/// Recorded whole from the first day on: the rules that find doubtful times read it later.
package struct Measurement: Hashable, Sendable {
  /// Where the duration comes from.
  package enum Source: String, CaseIterable, Sendable {
    /// From *Lock it in* to *Done*.
    case timer
    /// The player said when the step was finished.
    case remembered
    case imported
  }

  /// A reason to doubt the duration.
  package enum Doubt: String, CaseIterable, Sendable {
    case late
    case tooShort = "too-short"
    case clockJumped = "clock-jumped"
    case corrected
    /// One that a newer version knows.
    case other
  }

  /// A stretch in which the app did not run at all.
  package struct Gap: Hashable, Sendable {
    package let from: Instant
    package let length: Seconds

    package init(from: Instant, length: Seconds) {
      self.from = from
      self.length = length
    }
  }

  package var source: Source
  package var startedAt: Instant
  package var finishedAt: Instant
  /// How long the page was out of sight while it ran.
  package var hidden: Seconds
  package var gaps: [Gap]
  /// The same stretch by a clock that nobody can set; none when the page was loaded in between.
  package var monotonic: Seconds?
  package var doubts: [Doubt]

  package init(startedAt: Instant, finishedAt: Instant) {
    source = .timer
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    hidden = .zero
    gaps = []
    monotonic = nil
    doubts = []
  }

  /// The duration by the clock on the wall.
  package var wall: Seconds { finishedAt.since(startedAt) }

  /// The duration that counts, in whole seconds, so that the numbers on the screen add up.
  package var actual: Seconds { max(wall, .zero).rounded }
}
