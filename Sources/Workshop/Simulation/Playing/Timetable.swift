/// On which days and at which local hours is played: a stretch of days, over and over again.
package struct Timetable: Hashable, Sendable {
  /// When a session begins, the day counted from the first one.
  struct Start: Hashable {
    let day: Int
    let hour: Int
  }

  private let length: Int
  private let starts: [Start]

  /// - Parameter hours: of each day of the stretch, in order; at least one in all.
  package init(_ hours: [[Int]]) {
    length = hours.count
    starts = hours.indices.flatMap { day in hours[day].map { Start(day: day, hour: $0) } }
  }

  /// Each day the same.
  package static func daily(_ hours: [Int]) -> Timetable { Timetable([hours]) }

  /// - Parameter session: counted from 0.
  func start(of session: Int) -> Start {
    let (round, place) = session.quotientAndRemainder(dividingBy: starts.count)
    return Start(day: round * length + starts[place].day, hour: starts[place].hour)
  }
}
