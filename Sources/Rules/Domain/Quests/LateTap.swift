import Time

/// *Forgot to tap Done?*: whether a measured duration is to be asked about.
///
/// Every limit is the product page's.
package struct LateTap: Sendable {
  private let actual: Seconds
  private let estimate: Seconds
  /// The player's honest durations of the task so far.
  private let typical: TypicalDuration?

  package init(actual: Seconds, estimate: Seconds, typical: TypicalDuration?) {
    self.actual = actual
    self.estimate = estimate
    self.typical = typical
  }

  /// That the page was out of sight.
  package struct Absence: Hashable, Sendable {
    /// In all, while the step ran.
    package let length: Seconds
    /// From the end of its last stretch to *Done*.
    package let endedBefore: Seconds

    package init(length: Seconds, endedBefore: Seconds) {
      self.length = length
      self.endedBefore = endedBefore
    }
  }

  /// The reasons to doubt the duration, none for an honest one.
  package func doubts(after absence: Absence?) -> [Measurement.Doubt] {
    if isTooShort { return [.tooShort] }
    return isSuspected(after: absence) ? [.late] : []
  }

  package func isSuspected(after absence: Absence?) -> Bool {
    isLongForTask || isLongForAnything || (absence.map { followed($0) } ?? false)
  }

  /// Shorter than anything can be done, or than this task is.
  package var isTooShort: Bool {
    if actual < Seconds(3) { return true }
    guard let known else { return false }
    return actual.times(4) < known.tenth
  }

  private var isLongForTask: Bool {
    guard let known else { return actual > .minutes(10) && actual > estimate.times(3) }
    return actual.times(2) > known.ninetieth.times(3) && actual > known.median + .minutes(4)
  }

  private var isLongForAnything: Bool {
    actual > .hours(2) && actual.times(2) > estimate.times(3)
  }

  /// The player came back to the page and tapped at once: the step may have been over for a while.
  private func followed(_ absence: Absence) -> Bool {
    absence.length >= .minutes(10) && absence.endedBefore <= Seconds(10)
      && actual.times(2) > (typical?.median ?? estimate).times(3)
  }

  /// From few durations nobody knows how a task differs.
  private var known: TypicalDuration? {
    typical.flatMap { $0.count >= Self.leastDurations ? $0 : nil }
  }

  private static let leastDurations = 5
}

extension Seconds {
  fileprivate func times(_ factor: Int64) -> Seconds {
    Seconds(milliseconds: milliseconds * factor)
  }
}
