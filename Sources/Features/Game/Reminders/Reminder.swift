import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What a player can be reminded of.
package enum Reminder: CaseIterable, Hashable, Sendable {
  /// On the days of her quests.
  case daily
  /// Of the week that can be looked back at.
  case week

  var isOn: SettingKey<Bool> {
    switch self {
    case .daily: .dailyReminder
    case .week: .weekReminder
    }
  }

  var time: SettingKey<TimeOfDay> {
    switch self {
    case .daily: .dailyReminderTime
    case .week: .weekReminderTime
    }
  }

  /// Before another one is chosen.
  var usualTime: TimeOfDay {
    switch self {
    case .daily: TimeOfDay(hour: 7, minute: 30)
    case .week: TimeOfDay(hour: 18)
    }
  }
}

extension Core {
  /// Off until the player says otherwise.
  func isOn(_ reminder: Reminder) -> Bool {
    player.flatMap { ledger.setting(reminder.isOn, of: $0) } ?? false
  }

  func time(of reminder: Reminder) -> TimeOfDay {
    player.flatMap { ledger.setting(reminder.time, of: $0) } ?? reminder.usualTime
  }

  /// None when there is nothing to ring for.
  func weekdays(of reminder: Reminder) -> Weekdays {
    switch reminder {
    case .daily: questDays
    case .week: Weekdays(.sunday)
    }
  }

  /// A calendar has been given some, and rings until they are deleted there.
  var hasGivenReminders: Bool {
    player.flatMap { ledger.setting(.remindersGiven, of: $0) } ?? false
  }

  /// The days of a week on which a quest stands on the player's home screen.
  private var questDays: Weekdays {
    guard let player else { return [] }
    var days: Weekdays = []
    for routine in ledger.allRoutines
    where routine.isOffered(to: player) && routine.scheduleMode == .fixedDays {
      days.formUnion(routine.activeDays)
    }
    return days
  }
}
