import Basics
import Domain
import SyncEngine
import Time

/// A session as the chart needs it.
struct QuestPoint {
  let id: SessionID
  let routine: RoutineID
  let startedAt: Instant
  let day: LocalDay
  /// The mean accuracy of its guesses.
  let fraction: Double

  /// Nil when none of the session's guesses counts.
  init?(_ session: SessionDigest) {
    var sum = 0.0
    var count = 0
    for guess in session.guesses where guess.counts {
      sum += Accuracy(of: guess.guess).fraction
      count += 1
    }
    if count == 0 { return nil }
    id = session.id
    routine = session.routine
    startedAt = session.startedAt
    day = session.day
    fraction = sum / Double(count)
  }
}

/// A light of the chart: a quest, or the quests of a stretch of days.
package struct StatsLight: Hashable, Sendable {
  /// The day of its first quest.
  package let firstDay: LocalDay
  package private(set) var lastDay: LocalDay
  package private(set) var quests = 1
  /// Of its first quest.
  package let routine: RoutineID
  private var sum: Double

  /// More would not be told apart.
  package static let most = 40

  private init(_ point: QuestPoint) {
    firstDay = point.day
    lastDay = point.day
    routine = point.routine
    sum = point.fraction
  }

  /// The mean accuracy, 0 to 100, half a point up.
  ///
  /// The sum of binary fractions is a hair beside what it stands for, which must not decide a half.
  package var accuracy: Int { Int((sum / Double(quests) * 100 + 0.000_000_1).rounded()) }

  private mutating func join(_ point: QuestPoint) {
    lastDay = point.day
    quests += 1
    sum += point.fraction
  }
}

extension StatsLight {
  /// One for each quest, the oldest first; too many are joined.
  static func lights(of points: [QuestPoint]) -> [StatsLight] {
    let sorted = order(of: points.count) {
      (points[$0].day, points[$0].startedAt, points[$0].id)
        < (points[$1].day, points[$1].startedAt, points[$1].id)
    }
    if sorted.count <= most { return sorted.map { StatsLight(points[$0]) } }
    return joined(points, in: sorted)
  }

  /// Stretches of equally many days, counted back from the last one.
  private static func joined(_ points: [QuestPoint], in order: [Int]) -> [StatsLight] {
    let last = points[order[order.count - 1]].day.number
    let length = (last - points[order[0]].day.number) / most + 1
    var lights: [StatsLight] = []
    var stretch = -1
    for index in order {
      let point = points[index]
      let next = (last - point.day.number) / length
      if next == stretch {
        lights[lights.count - 1].join(point)
      } else {
        lights.append(StatsLight(point))
        stretch = next
      }
    }
    return lights
  }
}
