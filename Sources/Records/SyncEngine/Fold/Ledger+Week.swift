import Basics
import Domain
import Time

// The family's week as the parent knows it.
extension Ledger {
  package func schoolHours(of player: PlayerID, on weekday: Weekday) -> TimeSpan? {
    schools[player]?.hours(on: weekday)
  }

  package func travelToSchool(of player: PlayerID) -> Seconds { schools[player]?.travel ?? .zero }

  /// The activities that are there, as they come in a week; two at one time are in the order of their ids, as in the
  /// table.
  package var allActivities: [Activity] {
    order(of: activities.values.count) {
      activities.values[$0].minuteOfWeek < activities.values[$1].minuteOfWeek
    }
    .compactMap { presentActivity(activities.id(at: $0)) }
  }

  private func presentActivity(_ id: ActivityID) -> Activity? {
    hasActivity(id) ? activity(id) : nil
  }

  /// Whether the parent has written anything of the family's week.
  package var hasWeek: Bool {
    !schools.values.isEmpty || !activities.values.isEmpty || !breaks.values.isEmpty
  }

  /// An activity, also a removed one, of which the name is still told.
  package func activity(_ id: ActivityID) -> Activity? { activities[id]?.activity(id: id) }

  package func hasActivity(_ id: ActivityID) -> Bool {
    activities[id]?.presence.isPresent ?? false
  }

  /// The breaks that are there, the earliest first; two that begin together are in the order of their ids, as in the
  /// table.
  package var allBreaks: [Break] {
    order(of: breaks.values.count) { breaks.values[$0].firstDay < breaks.values[$1].firstDay }
      .compactMap { presentBreak(breaks.id(at: $0)) }
  }

  private func presentBreak(_ id: BreakID) -> Break? { hasBreak(id) ? schoolBreak(id) : nil }

  /// A break, also a removed one, of which the name is still told.
  package func schoolBreak(_ id: BreakID) -> Break? { breaks[id]?.whole(id: id) }

  package func hasBreak(_ id: BreakID) -> Bool { breaks[id]?.presence.isPresent ?? false }

  /// The days of the breaks that are there, in no particular order.
  var breakDays: [DaySpan] { breaks.values.compactMap { $0.presence.isPresent ? $0.days : nil } }

  package func isInBreak(_ day: LocalDay) -> Bool { breakDays.contains { $0.contains(day) } }

  /// Whether school, activities and breaks are as in another ledger, whichever device wrote them.
  package func hasSameWeek(as other: Ledger) -> Bool {
    let isSameSchool = allPlayers.allSatisfy { player in
      travelToSchool(of: player.id) == other.travelToSchool(of: player.id)
        && Weekday.allCases.allSatisfy {
          schoolHours(of: player.id, on: $0) == other.schoolHours(of: player.id, on: $0)
        }
    }
    let (activities, others) = (allActivities, other.allActivities)
    let (breaks, otherBreaks) = (allBreaks, other.allBreaks)
    return isSameSchool && activities.count == others.count && breaks.count == otherBreaks.count
      && activities.indices.allSatisfy { activities[$0].isSame(as: others[$0]) }
      && breaks.indices.allSatisfy { breaks[$0].isSame(as: otherBreaks[$0]) }
  }
}

// NB: by hand, because `==` of texts brings Unicode's tables into the browser's module.

extension Activity {
  fileprivate func isSame(as other: Activity) -> Bool {
    id == other.id && name.hasSameScalars(as: other.name) && weekdays == other.weekdays
      && hours == other.hours && travel == other.travel && players == other.players
      && routine == other.routine
  }
}

extension Break {
  fileprivate func isSame(as other: Break) -> Bool {
    id == other.id && name.hasSameScalars(as: other.name) && days == other.days
  }
}
