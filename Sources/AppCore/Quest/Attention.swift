import Domain

/// What the page saw of the running step: needed later to tell honest durations from doubtful ones.
package struct Attention: Hashable, Sendable {
  /// None when the page was loaded while the step ran.
  private var startedAt: Seconds?
  private var hidden = Seconds.zero
  private var hiddenSince: Instant?
  private var gaps: [Measurement.Gap] = []

  mutating func begin(at moment: Moment) {
    self = Attention()
    startedAt = moment.monotonic
  }

  /// The page was loaded again: it did not run for a while, at most since the step started.
  mutating func resume(_ lock: LockedEstimate, at moment: Moment) {
    gaps = [Measurement.Gap(from: lock.startedAt, length: moment.now.since(lock.startedAt))]
  }

  mutating func hide(at moment: Moment) { hiddenSince = hiddenSince ?? moment.now }

  mutating func show(at moment: Moment) {
    guard let since = hiddenSince else { return }
    hidden = hidden + max(moment.now.since(since), .zero)
    hiddenSince = nil
  }

  /// Two clocks further apart than this disagree; closer, it is rounding and scheduling.
  private static let tolerance = Seconds(5)

  func measure(_ lock: LockedEstimate, until moment: Moment) -> Measurement {
    var measurement = Measurement(startedAt: lock.startedAt, finishedAt: moment.now)
    measurement.hidden = hidden
    measurement.gaps = gaps
    measurement.monotonic = startedAt.map { moment.monotonic - $0 }
    if wasSetBack(measurement) { measurement.doubts = [.clockJumped] }
    return measurement
  }

  /// The clock on the wall counted less than time that surely passed.
  ///
  /// The other way round it may have been a device that slept, in which case the wall is right.
  private func wasSetBack(_ measurement: Measurement) -> Bool {
    let atLeast = measurement.monotonic ?? .zero
    return measurement.wall + Self.tolerance < atLeast || measurement.wall < .zero
  }
}
