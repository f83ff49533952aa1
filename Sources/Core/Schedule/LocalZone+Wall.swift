import Domain
import Time

extension LocalZone {
  /// When the clocks here show a time: the first time they do, and as much later as they were put forward where they
  /// never do (RFC 5545, 3.3.5).
  package func instant(_ time: TimeOfDay, on day: LocalDay) -> Instant {
    let wall = Instant(startOf: day, offset: .utc).adding(.minutes(time.minutes))
    let before = instant(wall, by: offset(wall.adding(.zero - .hours(24))))
    let after = instant(wall, by: offset(wall.adding(.hours(24))))
    return isShown(before, wall) || !isShown(after, wall) ? before : after
  }

  private func instant(_ wall: Instant, by offset: UTCOffset) -> Instant {
    wall.adding(.minutes(-offset.minutes))
  }

  private func isShown(_ instant: Instant, _ wall: Instant) -> Bool {
    self.instant(wall, by: offset(instant)) == instant
  }
}
