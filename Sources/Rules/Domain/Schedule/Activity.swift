import Basics
import Time

package typealias ActivityID = Identifier<Activity>

/// Something that is on every week: hockey, on Tuesdays and Thursdays from four to half past five.
package struct Activity: Hashable, Sendable {
  package let id: ActivityID
  package let name: String
  package let weekdays: Weekdays
  package let hours: TimeSpan
  /// The way there.
  package let travel: Seconds
  /// Who goes.
  package let players: [PlayerID]
  /// The quest that gets whoever goes ready.
  package let routine: RoutineID?

  package init(
    id: ActivityID,
    name: String,
    weekdays: Weekdays,
    hours: TimeSpan,
    travel: Seconds,
    players: [PlayerID],
    routine: RoutineID? = nil
  ) {
    self.id = id
    self.name = name
    self.weekdays = weekdays
    self.hours = hours
    self.travel = travel
    self.players = players
    self.routine = routine
  }
}
