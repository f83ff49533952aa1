import Time

// Durations as people say them, of 0 s or more: to a step, such as five seconds.
extension Seconds {
  func roundedNear(_ step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds + step.milliseconds / 2).roundedDown(to: step)
  }

  func roundedDown(to step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds / step.milliseconds * step.milliseconds)
  }

  func roundedUp(to step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds + step.milliseconds - 1).roundedDown(to: step)
  }

  /// What a span is told to: 5 s, and from five minutes on a minute.
  var spanStep: Seconds { self < .minutes(5) ? Seconds(5) : .minutes(1) }
}
