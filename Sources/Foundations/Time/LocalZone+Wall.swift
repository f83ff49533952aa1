extension LocalZone {
  /// The instant at which the clocks here show a time; see ``firstInstant(showing:offset:)``.
  package func instant(_ time: TimeOfDay, on day: LocalDay) -> Instant {
    instant(showing: Int64(day.number) * 86_400 + Int64(time.minutes) * 60)
  }

  /// The instant at which the clocks here show what a wall shows anywhere.
  package func instant(_ wall: LocalTime) -> Instant {
    instant(showing: Int64(wall.day.number) * 86_400 + wall.millisecondOfDay / 1000)
  }

  private func instant(showing wall: Int64) -> Instant {
    let seconds = firstInstant(showing: wall) {
      Int64(offset(Instant(milliseconds: $0 * 1000)).minutes) * 60
    }
    return Instant(milliseconds: seconds * 1000)
  }

  /// What the clocks here show at an instant.
  package func time(_ instant: Instant) -> LocalTime {
    LocalTime(instant, offset: offset(instant))
  }

  /// From its midnight to the next one: 23 and 25 hours where the clocks are changed.
  package func hours(of day: LocalDay) -> Range<Instant> {
    let midnight = TimeOfDay(minutes: 0)
    // NB: an instant outside of the years that there are becomes the nearest within.
    let begin = instant(midnight, on: day)
    return begin..<max(begin, instant(midnight, on: day.adding(days: 1)))
  }
}
