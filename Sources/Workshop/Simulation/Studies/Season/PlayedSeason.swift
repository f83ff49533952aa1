import Domain

/// How much is played in a season: a quest of four steps on every school day of twelve weeks.
enum PlayedSeason {
  static let weeks = 12
  static let sessionsInWeek = 5
  static let sessions = weeks * sessionsInWeek
  /// An hour in each part of the day.
  private static let hours = [7, 13, 18, 22]

  /// Each session in another part of the day, as the dice have it.
  static func mixed(_ dice: inout SeededDice) -> Timetable {
    timetable((0..<sessions).map { _ in dice.pick(hours) })
  }

  /// Half of the season in the morning, half of it in the evening.
  static let moved = timetable((0..<sessions).map { $0 < sessions / 2 ? 7 : 18 })

  /// - Parameter hours: of each session.
  private static func timetable(_ hours: [Int]) -> Timetable {
    Timetable(
      (0..<7 * weeks).map { day in
        let (week, weekday) = day.quotientAndRemainder(dividingBy: 7)
        return weekday < sessionsInWeek ? [hours[week * sessionsInWeek + weekday]] : []
      }
    )
  }
}
