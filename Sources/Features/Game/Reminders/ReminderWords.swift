import AppCore
import Controls
import Domain
import Strings
import SyncEngine

/// What the entries in a calendar say.
package struct ReminderWords: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    let title: String
    let about: String

    package init(title: String, about: String) {
      self.title = title
      self.about = about
    }
  }

  let daily: Entry
  let week: Entry

  package init(daily: Entry, week: Entry) {
    self.daily = daily
    self.week = week
  }

  func entry(of reminder: Reminder) -> Entry {
    switch reminder {
    case .daily: daily
    case .week: week
    }
  }
}

extension Texts {
  func reminderWords(_ core: Core) -> ReminderWords {
    ReminderWords(
      daily: ReminderWords.Entry(
        title: entryTitle(of: .daily, core),
        about: lists.sentences(reminders.dailyWords, reminders.entryTakenBack)
      ),
      week: ReminderWords.Entry(
        title: entryTitle(of: .week, core),
        about: lists.sentences(reminders.weekWords, reminders.entryTakenBack)
      )
    )
  }

  /// Where several play, it says whose it is: a family may share a calendar.
  func entryTitle(of reminder: Reminder, _ core: Core) -> String {
    let title =
      switch reminder {
      case .daily: reminders.dailyEntry
      case .week: reminders.weekEntry
      }
    let all = core.ledger.allPlayers
    guard all.count > 1, let player = all.first(where: { $0.id == core.player }) else {
      return title
    }
    return reminders.entryOf(name(of: player, among: all), title)
  }
}
