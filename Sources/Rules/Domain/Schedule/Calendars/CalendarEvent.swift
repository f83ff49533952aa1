import Time

/// Something that stands in a connected calendar.
package struct CalendarEvent: Hashable, Sendable {
  package enum When: Hashable, Sendable {
    case from(Instant, to: Instant)
    /// On whole days, wherever the device is.
    case days(DaySpan)
  }

  package let title: String
  /// By the clocks where the device is.
  package let when: When
  /// Of what is at the same time on any wall: that time, from which `when` follows (see ``placed(by:)``).
  package let walls: Range<LocalTime>?
  package let isCancelled: Bool
  /// Of one that was changed by itself: the day on which it would have been.
  package let usualDay: LocalDay?

  package init(
    title: String,
    when: When,
    walls: Range<LocalTime>? = nil,
    isCancelled: Bool = false,
    usualDay: LocalDay? = nil
  ) {
    self.title = title
    self.when = when
    self.walls = walls
    self.isCancelled = isCancelled
    self.usualDay = usualDay
  }
}

extension CalendarEvent {
  /// - Parameter hours: of the day, from midnight to midnight.
  package func isOn(_ day: LocalDay, _ hours: Range<Instant>) -> Bool {
    switch when {
    case .days(let days): days.contains(day)
    case .from(let begin, let end):
      begin < hours.upperBound && (end > hours.lowerBound || begin >= hours.lowerBound)
    }
  }

  package var isOfWholeDays: Bool { if case .days = when { true } else { false } }

  /// Whether it takes no time at all, as what is due then, and is nothing to go to.
  package var takesNoTime: Bool {
    if case .from(let begin, let end) = when { begin >= end } else { false }
  }

  /// The same where other clocks are.
  ///
  /// - Parameter instant: when the clocks here show a time.
  package func placed(by instant: (LocalTime) -> Instant) -> CalendarEvent {
    guard let walls else { return self }
    let begin = instant(walls.lowerBound)
    return CalendarEvent(
      title: title,
      when: .from(begin, to: max(instant(walls.upperBound), begin)),
      walls: walls,
      isCancelled: isCancelled,
      usualDay: usualDay
    )
  }
}
