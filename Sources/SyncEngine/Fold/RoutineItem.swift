import Domain
import Time

/// What the log knows of a routine.
struct RoutineItem: Hashable, Sendable {
  private(set) var fields = Fields<RoutineField>()
  private(set) var presence = Presence()
  private(set) var schedule = ScheduleHistory()
  private var firstStamp: Stamp?

  mutating func set(_ fields: [RoutineField], by operation: Operation) {
    firstStamp = min(firstStamp ?? operation.stamp, operation.stamp)
    presence.edit(at: operation.stamp)
    schedule.recordEdit(fields, by: operation)
    for field in fields { self.fields.write(field, at: operation.stamp) }
  }

  /// Also an edit of one of its steps is an edit of the routine and brings it back.
  mutating func touch(by operation: Operation) { set([], by: operation) }

  mutating func remove(by operation: Operation) {
    presence.remove(at: operation.stamp)
    schedule.recordRemoval(by: operation)
  }

  /// The order of the quests on the home screen: as they first appeared.
  func isOlder(than other: RoutineItem) -> Bool {
    guard let firstStamp, let otherStamp = other.firstStamp else { return firstStamp != nil }
    return firstStamp < otherStamp
  }

  /// The routine without its steps.
  func routine(id: RoutineID) -> Routine { Routine(id: id, fields.values) }
}
