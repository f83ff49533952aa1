import Domain
import Time

/// What the log knows of a player's school, each field with its newest writer.
struct SchoolItem: Hashable, Sendable {
  /// The school hours of each day, Monday first.
  private var hours = [Register<TimeSpan?>](repeating: Register(), count: 7)
  private var way = Register<Seconds>()

  mutating func set(_ fields: [SchoolField], at stamp: Stamp) {
    for field in fields {
      switch field {
      case .hours(let weekday, let value): hours[weekday.rawValue - 1].write(value, at: stamp)
      case .travel(let value): way.write(value, at: stamp)
      }
    }
  }

  func hours(on weekday: Weekday) -> TimeSpan? { hours[weekday.rawValue - 1].value ?? nil }

  var travel: Seconds { way.value ?? .zero }
}

/// What the log knows of an activity, each field with its newest writer.
struct ActivityItem: Hashable, Sendable {
  private var name = Register<String>()
  private var weekdays = Register<Weekdays>()
  private var hours = Register<TimeSpan>()
  private var travel = Register<Seconds>()
  private var players = Register<[PlayerID]>()
  private var routine = Register<RoutineID?>()
  private(set) var presence = Presence()

  mutating func set(_ fields: [ActivityField], at stamp: Stamp) {
    presence.edit(at: stamp)
    for field in fields {
      switch field {
      case .name(let value): name.write(value, at: stamp)
      case .weekday(let value): weekdays.write(Weekdays(value), at: stamp)
      case .weekdays(let value): weekdays.write(value, at: stamp)
      case .hours(let value): hours.write(value, at: stamp)
      case .travel(let value): travel.write(value, at: stamp)
      case .players(let value): players.write(value, at: stamp)
      case .routine(let value): routine.write(value, at: stamp)
      }
    }
  }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  /// The minute of the week at which the activity first begins, which orders activities.
  var minuteOfWeek: Int {
    (weekdays.value?.first?.rawValue ?? 0) * 24 * 60 + (hours.value?.from.minutes ?? 0)
  }

  /// The activity; none while the log does not know when it is.
  func activity(id: ActivityID) -> Activity? {
    guard let weekdays = weekdays.value, let hours = hours.value else { return nil }
    return Activity(
      id: id,
      name: name.value ?? "",
      weekdays: weekdays,
      hours: hours,
      travel: travel.value ?? .zero,
      players: players.value ?? [],
      routine: routine.value ?? nil
    )
  }
}

/// What the log knows of a break, each field with its newest writer.
struct BreakItem: Hashable, Sendable {
  private var name = Register<String>()
  private var span = Register<DaySpan>()
  private(set) var presence = Presence()

  mutating func set(_ fields: [BreakField], at stamp: Stamp) {
    presence.edit(at: stamp)
    for field in fields {
      switch field {
      case .name(let value): name.write(value, at: stamp)
      case .days(let value): span.write(value, at: stamp)
      }
    }
  }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  var days: DaySpan? { span.value }

  /// The number of the break's first day, which orders breaks.
  var firstDay: Int { days?.first.number ?? 0 }

  /// The break; none while the log does not know when it is.
  func whole(id: BreakID) -> Break? {
    days.map { Break(id: id, name: name.value ?? "", days: $0) }
  }
}
