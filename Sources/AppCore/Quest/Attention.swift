import Domain

/// What the page saw of the running step: needed later to tell honest durations from doubtful ones.
package struct Attention: Hashable, Sendable {
  /// The step that is watched; another one was started somewhere else, or before the page was loaded.
  private var lock: LockID?
  private var startedAt = Seconds.zero
  private var hidden = Seconds.zero
  private var hiddenSince: Instant?

  mutating func begin(_ lock: LockedEstimate, at moment: Moment) {
    self = Attention()
    self.lock = lock.id
    startedAt = moment.monotonic
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
    if lock.id == self.lock {
      measurement.hidden = hidden
      measurement.monotonic = moment.monotonic - startedAt
    } else {
      // Not watched for a while, at most since the step started.
      measurement.gaps = [
        Measurement.Gap(from: lock.startedAt, length: max(measurement.wall, .zero))
      ]
    }
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
