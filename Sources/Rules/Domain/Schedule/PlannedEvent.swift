import Time

/// Something that a player goes to.
package struct PlannedEvent: Sendable {
  package let name: String
  package let begin: Instant
  package let end: Instant
  /// The way there.
  package let travel: Seconds
  /// The calendar that says so; none where the week does.
  package let source: String?
  /// The quest that the week names for it.
  package let routine: RoutineID?

  package init(
    name: String,
    begin: Instant,
    end: Instant,
    travel: Seconds,
    source: String? = nil,
    routine: RoutineID? = nil
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.travel = travel
    self.source = source
    self.routine = routine
  }

  /// When it is time to leave.
  package var leaving: Instant { begin.adding(.zero - travel) }
}
