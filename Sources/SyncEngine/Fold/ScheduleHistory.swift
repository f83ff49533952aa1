import Domain

/// Everything that ever decided on which days a routine stood, so that the streak can ask about a
/// day that is long past.
struct ScheduleHistory: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case field(RoutineField)
    case edited
    case removed
  }

  private struct Entry: Hashable, Sendable {
    let stamp: Stamp
    let at: LocalTime
    let change: Change
  }

  /// In the family's common order, without duplicates.
  private var entries: [Entry] = []

  mutating func record(_ change: Change, at stamp: Stamp, _ localTime: LocalTime) {
    let entry = Entry(stamp: stamp, at: localTime, change: change)
    guard !entries.contains(entry) else { return }
    let place = entries.firstIndex { $0.stamp > stamp } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// Whether a fixed-day routine of the player was active at the day's local noon.
  func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    let noon = LocalTime.noon(of: day)
    var state = State()
    for entry in entries where entry.at <= noon { state.apply(entry.change) }
    return state.isScheduled(for: player, on: day)
  }

  private struct State {
    var isPresent = false
    var isActive = true
    var mode = Routine.ScheduleMode.fixedDays
    var days: Weekdays = []
    var players: [PlayerID] = []

    mutating func apply(_ change: Change) {
      isPresent = change != .removed
      guard case .field(let field) = change else { return }
      switch field {
      case .isActive(let value): isActive = value
      case .scheduleMode(let value): mode = value
      case .activeDays(let value): days = value
      case .players(let value): players = value
      case .name, .displayName, .icon, .calendarKeywords, .musicLink, .madeBy: break
      }
    }

    func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
      isPresent && isActive && mode == .fixedDays && days.contains(day.weekday)
        && players.contains(player)
    }
  }
}

extension RoutineField {
  /// Whether it decides on which days a routine stands.
  var isOfSchedule: Bool {
    switch self {
    case .isActive, .scheduleMode, .activeDays, .players: true
    case .name, .displayName, .icon, .calendarKeywords, .musicLink, .madeBy: false
    }
  }
}
