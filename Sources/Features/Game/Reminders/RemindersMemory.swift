import AppCore
import SyncEngine
import Time

/// What the settings remember of reminders while they show.
package struct RemindersMemory: Sendable {
  enum Outcome: Hashable, Sendable {
    case none
    case asked
    case given
    case notGiven
  }

  /// What was typed and is no time.
  private(set) var typedDaily: String?
  private(set) var typedWeek: String?
  private(set) var outcome = Outcome.none
  private(set) var here = RingingHere()

  /// What has come of a file is told until she comes back.
  mutating func open() -> [Effect] {
    var next = RemindersMemory()
    if outcome == .asked { next.outcome = .asked }
    next.here = here
    self = next
    return here.open()
  }

  mutating func follow(_ core: Core) -> [Effect] { here.follow(core) }

  func typed(_ reminder: Reminder) -> String? {
    switch reminder {
    case .daily: typedDaily
    case .week: typedWeek
    }
  }

  private mutating func keep(_ text: String?, of reminder: Reminder) {
    switch reminder {
    case .daily: typedDaily = text
    case .week: typedWeek = text
    }
  }
}

extension RemindersMemory {
  mutating func reduce(_ action: ReminderAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .switched(let reminder, let isOn):
      outcome = .none
      keep(nil, of: reminder)
      return core.isOn(reminder) == isOn ? [] : core.record([.set(reminder.isOn, isOn)])
    case .timeTyped(let reminder, let text): return type(text, of: reminder, &core)
    case .askedFor(let words):
      guard outcome != .asked, let file = core.remindersFile(words) else { return [] }
      outcome = .asked
      return [.ask(.handOver(reminders: file))]
    case .given:
      outcome = .given
      if core.hasGivenReminders || !core.role.canWrite { return [] }
      return core.record([.set(.remindersGiven, true)])
    case .ringHere(let words): return here.switchOver(to: words, core)
    case .ringing(let answer): here.take(answer)
    case .withdrawn: outcome = .none
    case .notGiven: outcome = .notGiven
    }
    return []
  }

  /// Stored as soon as it is a time; until then it stays in the field.
  private mutating func type(
    _ text: String,
    of reminder: Reminder,
    _ core: inout Core
  ) -> [Effect] {
    guard let time = TimeOfDay(typed: text) else {
      keep(text, of: reminder)
      return []
    }
    keep(nil, of: reminder)
    if time == core.time(of: reminder) { return [] }
    outcome = .none
    return core.record([.set(reminder.time, time)])
  }
}
