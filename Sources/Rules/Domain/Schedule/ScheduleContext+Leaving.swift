import Basics
import Time

extension ScheduleContext {
  /// When a quest is to be over: the first time of the day to leave for what it is for; none where it is for nothing.
  ///
  /// - Parameters:
  ///   - routines: those among which an event finds its own.
  ///   - mayBeForSchool: school is for the first quest of a day.
  package func leaving(
    for routine: Routine,
    among routines: [Routine],
    mayBeForSchool: Bool,
    after now: Instant
  ) -> Instant? {
    var times = events.filter { isFor($0, routines)?.id == routine.id }.map { $0.leaving }
    if mayBeForSchool, let school, isForSchool(routine) { times.append(school.leaving) }
    return times.filter { $0 > now }.min()
  }
}
