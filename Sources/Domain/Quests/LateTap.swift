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

  /// A stretch in which the page was out of sight.
  package struct Absence: Hashable, Sendable {
    package let length: Seconds
    /// From its end to *Done*.
    package let endedBefore: Seconds

    package init(length: Seconds, endedBefore: Seconds) {
      self.length = length
      self.endedBefore = endedBefore
    }
  }

  /// The reasons to doubt the duration, none for an honest one.
  ///
  /// - Parameter absence: the last stretch in which the page was out of sight.
  package func doubts(after absence: Absence?) -> [Measurement.Doubt] {
    if isTooShort { return [.tooShort] }
    return isSuspected(after: absence) ? [.late] : []
  }

  /// - Parameter absence: the last stretch in which the page was out of sight.
  package func isSuspected(after absence: Absence?) -> Bool {
    isLongForTask || isLongForAnything || (absence.map { followed($0) } ?? false)
  }

  /// Shorter than anything can be done.
  package var isTooShort: Bool { actual < Seconds(3) }

  private var isLongForTask: Bool {
    guard actual > .minutes(10) else { return false }
    guard let typical, typical.count >= 5 else { return actual > estimate.times(3) }
    return actual.times(2) > typical.ninetieth.times(3)
  }

  private var isLongForAnything: Bool {
    actual > .hours(2) && actual.times(2) > estimate.times(3)
  }

  /// The player came back to the page and tapped at once: the step may have been over for a while.
  private func followed(_ absence: Absence) -> Bool {
    absence.length >= .minutes(10) && absence.endedBefore <= Seconds(10)
      && actual.times(2) > (typical?.median ?? estimate).times(3)
  }
}

extension Seconds {
  fileprivate func times(_ factor: Int64) -> Seconds {
    Seconds(milliseconds: milliseconds * factor)
  }
}
