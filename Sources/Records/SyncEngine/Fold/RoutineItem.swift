import Basics
import Domain
import Time

/// What the log knows of a routine.
struct RoutineItem: Hashable, Sendable {
  private(set) var fields = Fields<RoutineField>()
  private(set) var presence = Presence()
  private(set) var schedule = ScheduleHistory()
  private var firstStamp: Stamp?
  /// The days on which it stood by its words, in the order of days, then players.
  private var standings: [Standing] = []

  /// A day on which the routine was for a player, by the words that the day's calendar had.
  private struct Standing: Hashable, Sendable {
    let day: LocalDay
    let player: PlayerID

    func precedes(_ other: Standing) -> Bool {
      day == other.day ? player < other.player : day < other.day
    }
  }

  mutating func set(_ fields: [RoutineField], by operation: Operation) {
    firstStamp = min(firstStamp ?? operation.stamp, operation.stamp)
    presence.edit(at: operation.stamp)
    schedule.recordEdit(fields, by: operation)
    for field in fields { self.fields.write(field, at: operation.stamp) }
  }

  /// Notes an edit of one of its steps, which is an edit of the routine and brings it back.
  mutating func touch(by operation: Operation) { set([], by: operation) }

  mutating func remove(by operation: Operation) {
    presence.remove(at: operation.stamp)
    schedule.recordRemoval(by: operation)
  }

  mutating func stand(for player: PlayerID, on day: LocalDay) {
    let standing = Standing(day: day, player: player)
    var place = standings.count
    while place > 0, standing.precedes(standings[place - 1]) { place -= 1 }
    if place > 0, standings[place - 1] == standing { return }
    standings.insert(standing, at: place)
  }

  func stood(for player: PlayerID, on day: LocalDay) -> Bool {
    standings.contains(Standing(day: day, player: player))
  }

  /// Whether it comes before another on the home screen: quests stand in the order in which they first appeared.
  func isOlder(than other: RoutineItem) -> Bool {
    guard let firstStamp, let otherStamp = other.firstStamp else { return firstStamp != nil }
    return firstStamp < otherStamp
  }

  /// The routine without its steps.
  func routine(id: RoutineID) -> Routine { Routine(id: id, fields.values) }
}
