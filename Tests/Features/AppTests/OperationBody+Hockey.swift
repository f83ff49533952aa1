import Domain
import SyncEngine
import Time

extension OperationBody {
  static let hockeyID = ActivityID(70)

  /// An hour of hockey a week.
  static func hockey(
    on weekday: Weekday,
    at hour: Int,
    travel: Int,
    for player: PlayerID
  ) -> OperationBody {
    let hours = TimeSpan(from: TimeOfDay(hour: hour), to: TimeOfDay(hour: hour + 1)) ?? .wholeDay
    return .activitySet(
      hockeyID,
      [
        .name("Hockey"), .weekdays(Weekdays(weekday)), .hours(hours), .travel(.minutes(travel)),
        .players([player]),
      ]
    )
  }
}
