import Time

/// Something that stands in a connected calendar.
package struct CalendarEvent: Hashable, Sendable {
  package enum When: Hashable, Sendable {
    case from(Instant, to: Instant)
    /// On whole days, wherever the device is.
    case days(DaySpan)
  }

  package let title: String
  package let when: When
  package let isCancelled: Bool
  /// Of one that was changed by itself: the day on which it would have been.
  package let usualDay: LocalDay?

  package init(
    title: String,
    when: When,
    isCancelled: Bool = false,
    usualDay: LocalDay? = nil
  ) {
    self.title = title
    self.when = when
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
}
