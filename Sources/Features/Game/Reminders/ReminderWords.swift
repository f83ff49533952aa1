import AppCore
import Controls
import Domain
import Strings
import SyncEngine

/// What reminders say, far from the game: as a ring of the device, and as an entry in a calendar.
package struct ReminderWords: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    let title: String
    let body: String
    /// The body, and how the entry is taken out of a calendar again.
    let about: String

    package init(title: String, body: String, about: String) {
      self.title = title
      self.body = body
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
      daily: entry(of: .daily, reminders.dailyWords, core),
      week: entry(of: .week, reminders.weekWords, core)
    )
  }

  private func entry(
    of reminder: Reminder,
    _ body: String,
    _ core: Core
  ) -> ReminderWords.Entry {
    ReminderWords.Entry(
      title: entryTitle(of: reminder, core),
      body: body,
      about: lists.sentences(body, reminders.entryTakenBack)
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
