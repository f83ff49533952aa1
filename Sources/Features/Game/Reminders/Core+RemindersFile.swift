import AppCore
import Basics
import Domain
import ICalendar
import Time

extension Core {
  /// Those that are on and have a day to ring on.
  var ringingReminders: [Reminder] {
    Reminder.allCases.filter { isOn($0) && !weekdays(of: $0).isEmpty }
  }

  /// The reminders of the player as a calendar; none without one.
  func remindersFile(_ words: ReminderWords) -> [UInt8]? {
    guard let player, !ringingReminders.isEmpty else { return nil }
    let events = ringingReminders.map { reminder in
      let entry = words.entry(of: reminder)
      return WeeklyEvent(
        uid: reminder.uid(of: player),
        title: entry.title,
        about: entry.about,
        weekdays: weekdays(of: reminder),
        time: time(of: reminder)
      )
    }
    return CalendarFile.bytes(of: events, madeAt: moment.now, offset: moment.offset)
  }
}

extension Reminder {
  /// The same from every device of the player's.
  fileprivate func uid(of player: PlayerID) -> String {
    let number = "\(UInt64(truncatingIfNeeded: player.raw))"
    return switch self {
    case .daily: "daily-" + number + "@timequest"
    case .week: "week-" + number + "@timequest"
    }
  }
}
