import Domain

// The week as the parent knows it.
extension Ledger {
  package func schoolHours(of player: PlayerID, on weekday: Weekday) -> TimeSpan? {
    schools[player]?.hours(on: weekday)
  }

  package func travelToSchool(of player: PlayerID) -> Seconds { schools[player]?.travel ?? .zero }

  /// The activities that are there, as they come in a week.
  package var allActivities: [Activity] {
    activities.indices.filter { activities.values[$0].presence.isPresent }
      .compactMap { activities.values[$0].activity(id: activities.id(at: $0)) }
      .ordered {
        ($0.weekday.rawValue, $0.hours.from, $0.id) < ($1.weekday.rawValue, $1.hours.from, $1.id)
      }
  }

  /// Also a removed one: what it is called.
  package func activity(_ id: ActivityID) -> Activity? { activities[id]?.activity(id: id) }

  package func hasActivity(_ id: ActivityID) -> Bool {
    activities[id]?.presence.isPresent ?? false
  }

  /// The breaks that are there, the earliest first.
  package var allBreaks: [Break] {
    breaks.indices.filter { breaks.values[$0].presence.isPresent }
      .compactMap { breaks.values[$0].whole(id: breaks.id(at: $0)) }
      .ordered { ($0.days.first, $0.days.last, $0.id) < ($1.days.first, $1.days.last, $1.id) }
  }

  /// Also a removed one: what it is called.
  package func schoolBreak(_ id: BreakID) -> Break? { breaks[id]?.whole(id: id) }

  package func hasBreak(_ id: BreakID) -> Bool { breaks[id]?.presence.isPresent ?? false }

  /// The days of the breaks that are there, in no particular order.
  var breakDays: [DaySpan] { breaks.values.compactMap { $0.presence.isPresent ? $0.days : nil } }
}
