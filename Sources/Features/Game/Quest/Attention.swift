import AppCore
import Domain
import Time

/// What the page saw of the running step: tells honest durations from doubtful ones.
package struct Attention: Hashable, Sendable {
  /// The step that is watched; another one was started somewhere else, or before the page was loaded.
  private var lock: LockID?
  private var startedAt = Seconds.zero
  private var hidden = Seconds.zero
  /// When the page went out of sight; none while it shows.
  private var hiddenSince: Moment?
  /// When the page came into sight again the last time.
  private var shownAt: Instant?
  private var hasJumped = false
  /// Since when the two clocks have run side by side in front of the player's eyes.
  private var mark: Moment?
  /// The app was opened at this moment.
  private var openedAt: Instant?

  /// Two clocks further apart than this disagree; closer, it is rounding and scheduling.
  private static let tolerance = Seconds(5)

  mutating func open(at moment: Moment) {
    openedAt = moment.now
    mark = moment
  }

  mutating func begin(_ lock: LockedEstimate, at moment: Moment) {
    let openedAt = openedAt
    self = Attention()
    self.openedAt = openedAt
    self.lock = lock.id
    startedAt = moment.monotonic
    mark = moment
  }

  mutating func turnPage(_ action: PageAction, at moment: Moment) {
    switch action {
    case .hidden: hide(at: moment)
    case .shown: show(at: moment)
    }
  }

  private mutating func hide(at moment: Moment) {
    if hiddenSince != nil { return }
    compareClocks(until: moment)
    hiddenSince = moment
  }

  private mutating func show(at moment: Moment) {
    guard let since = hiddenSince else { return }
    let length = max(moment.now.since(since.now), .zero)
    hidden = hidden + length
    shownAt = moment.now
    // Out of sight a device may sleep, and then the clock on the wall is the one that is right. Only
    // that it counts less than time that has surely passed cannot be.
    if moment.now.since(since.now) + Self.tolerance < moment.monotonic - since.monotonic {
      hasJumped = true
    }
    hiddenSince = nil
    mark = moment
  }

  /// In sight both clocks have to count the same.
  private mutating func compareClocks(until moment: Moment) {
    guard let mark else { return }
    let wall = moment.now.since(mark.now)
    let running = moment.monotonic - mark.monotonic
    if (wall - running).magnitude > Self.tolerance { hasJumped = true }
    self.mark = moment
  }

  /// What there is to say about the step that ends now.
  mutating func measure(_ lock: LockedEstimate, until moment: Moment) -> Measurement {
    show(at: moment)
    compareClocks(until: moment)
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
    if hasJumped || measurement.wall < .zero { measurement.doubts = [.clockJumped] }
    return measurement
  }

  /// How long the page was out of sight while the step ran, seen from its end.
  ///
  /// For a step that was started before the app was opened it is all the time before.
  func absence(from lock: LockedEstimate, until end: Instant) -> LateTap.Absence? {
    if lock.id == self.lock {
      return shownAt.map { LateTap.Absence(length: hidden, endedBefore: end.since($0)) }
    }
    guard let openedAt else { return nil }
    return LateTap.Absence(
      length: openedAt.since(lock.startedAt) + hidden,
      endedBefore: end.since(shownAt ?? openedAt)
    )
  }
}
