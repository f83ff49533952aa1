import Domain
import Time

/// What the log knows of a routine, each field with its newest writer.
struct RoutineItem: Hashable, Sendable {
  private var name = Register<String>()
  private var displayName = Register<String>()
  private var icon = Register<Icon>()
  private var players = Register<[PlayerID]>()
  private var activeDays = Register<Weekdays>()
  private var scheduleMode = Register<Routine.ScheduleMode>()
  private var calendarKeywords = Register<[String]>()
  private var musicLink = Register<String?>()
  private var isActive = Register<Bool>()
  private var madeBy = Register<Routine.Maker>()

  private(set) var presence = Presence()
  private(set) var schedule = ScheduleHistory()
  private var firstStamp: Stamp?

  mutating func set(_ fields: [RoutineField], by operation: Operation) {
    firstStamp = min(firstStamp ?? operation.stamp, operation.stamp)
    presence.edit(at: operation.stamp)
    schedule.recordEdit(fields, by: operation)
    for field in fields { write(field, at: operation.stamp) }
  }

  /// Also an edit of one of its steps is an edit of the routine and brings it back.
  mutating func touch(by operation: Operation) { set([], by: operation) }

  mutating func remove(by operation: Operation) {
    presence.remove(at: operation.stamp)
    schedule.recordRemoval(by: operation)
  }

  private mutating func write(_ field: RoutineField, at stamp: Stamp) {
    switch field {
    case .name(let value): name.write(value, at: stamp)
    case .displayName(let value): displayName.write(value, at: stamp)
    case .icon(let value): icon.write(value, at: stamp)
    case .players(let value): players.write(value, at: stamp)
    case .activeDays(let value): activeDays.write(value, at: stamp)
    case .scheduleMode(let value): scheduleMode.write(value, at: stamp)
    case .calendarKeywords(let value): calendarKeywords.write(value, at: stamp)
    case .musicLink(let value): musicLink.write(value, at: stamp)
    case .isActive(let value): isActive.write(value, at: stamp)
    case .madeBy(let value): madeBy.write(value, at: stamp)
    }
  }

  /// The order of the quests on the home screen: as they first appeared.
  func isOlder(than other: RoutineItem) -> Bool {
    guard let firstStamp, let otherStamp = other.firstStamp else { return firstStamp != nil }
    return firstStamp < otherStamp
  }

  /// The routine without its steps.
  func routine(id: RoutineID) -> Routine {
    let name = name.value ?? displayName.value ?? ""
    var routine = Routine(id: id, name: name, displayName: displayName.value ?? name)
    routine.icon = icon.value ?? .plain
    routine.players = players.value ?? []
    routine.activeDays = activeDays.value ?? []
    routine.scheduleMode = scheduleMode.value ?? .fixedDays
    routine.calendarKeywords = calendarKeywords.value ?? []
    routine.musicLink = musicLink.value ?? nil
    routine.isActive = isActive.value ?? true
    routine.madeBy = madeBy.value ?? .parent
    return routine
  }
}
