import Domain
import Time

/// All edits that ever decided on which days a routine stood, so that the streak can ask about a day that is long past.
struct ScheduleHistory: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let stamp: Stamp
    let at: LocalTime
    let isRemoval: Bool
    let fields: [RoutineField]
  }

  /// The entries in the family's common order, one for each operation.
  private var entries: [Entry] = []

  /// Whether both have the same entries, by their stamps, because what an operation says never changes.
  ///
  /// NB: `==` of texts would bring Unicode's tables into the browser's module.
  func isSame(as other: ScheduleHistory) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.stamp == $1.stamp }
  }

  /// Notes an edit: it brings a removed routine back, also when its fields say nothing about days.
  mutating func recordEdit(_ fields: [RoutineField], by operation: Operation) {
    record(operation, isRemoval: false, fields.filter { $0.isOfSchedule })
  }

  mutating func recordRemoval(by operation: Operation) {
    record(operation, isRemoval: true, [])
  }

  private mutating func record(
    _ operation: Operation,
    isRemoval: Bool,
    _ fields: [RoutineField]
  ) {
    let stamp = operation.stamp
    var place = entries.count
    while place > 0, stamp < entries[place - 1].stamp { place -= 1 }
    if place > 0, entries[place - 1].stamp == stamp { return }
    let entry = Entry(
      stamp: stamp,
      at: operation.localTime,
      isRemoval: isRemoval,
      fields: fields
    )
    entries.insert(entry, at: place)
  }

  /// Whether a fixed-day routine of the player was active at the day's local noon.
  func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    let noon = LocalTime.noon(of: day)
    var state = State()
    // A clock that is years ahead decides on no day: nothing was written later than what came after it.
    var count = entries.count
    while count > 0, entries[count - 1].at > noon { count -= 1 }
    for entry in entries[..<count] { state.apply(entry) }
    return state.isScheduled(for: player, on: day)
  }

  private struct State {
    var isPresent = false
    var routine = Routine(id: RoutineID(0), name: "", displayName: "")

    mutating func apply(_ entry: Entry) {
      isPresent = !entry.isRemoval
      for field in entry.fields { routine.set(field) }
    }

    func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
      isPresent && routine.isActive && routine.scheduleMode == .fixedDays
        && routine.activeDays.contains(day.weekday) && routine.players.contains(player)
    }
  }
}

extension RoutineField {
  /// Whether it decides on which days a routine stands.
  var isOfSchedule: Bool {
    switch self {
    case .isActive, .scheduleMode, .activeDays, .players: true
    default: false
    }
  }
}
