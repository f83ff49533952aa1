import Time

// Durations as people say them, of 0 s or more: to a step, such as five seconds.
extension Seconds {
  func nearest(_ step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds + step.milliseconds / 2).down(to: step)
  }

  func down(to step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds / step.milliseconds * step.milliseconds)
  }

  func up(to step: Seconds) -> Seconds {
    Seconds(milliseconds: milliseconds + step.milliseconds - 1).down(to: step)
  }

  /// What a span is told to: 5 s, and from five minutes on a minute.
  var spanStep: Seconds { self < .minutes(5) ? Seconds(5) : .minutes(1) }
}
