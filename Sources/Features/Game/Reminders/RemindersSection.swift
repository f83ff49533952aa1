import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What rings in the phone's own calendar: two switches, and what hands it to the calendar.
func remindersSection(_ memory: RemindersMemory, _ core: Core, _ texts: Texts) -> View {
  div(.class("reminders"), .key("reminders")) {
    for reminder in Reminder.allCases { row(reminder, memory, core, texts) }
    if core.hasGivenReminders || Reminder.allCases.contains(where: { core.isOn($0) }) {
      giving(memory, core, texts)
      if memory.here.state != .unavailable { ringingHere(memory.here, core, texts) }
    }
  }
}

private func row(
  _ reminder: Reminder,
  _ memory: RemindersMemory,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.reminders
  let time = core.time(of: reminder)
  let isOn = core.isOn(reminder)
  return div(.class("reminder"), .key(reminder.id)) {
    div(.class("setting"), .key("setting")) {
      pictogram(reminder.picture)
      span(.class("grow")) {
        b { words.name(of: reminder) }
        span(.class("soft")) { words.when(reminder, texts.time(time.hour, time.minute)) }
      }
      switchControl(words.name(of: reminder), isOn: isOn, isEnabled: core.role.canWrite) {
        .settings(.reminders(.switched(reminder, $0)))
      }
    }
    if isOn { timeField(reminder, memory, core, texts) }
    if isOn, core.weekdays(of: reminder).isEmpty {
      p(.class("help"), .key("no-days")) { words.noDays }
    }
  }
}

/// As anybody would write it: the browser's own field has a form of its own.
private func timeField(
  _ reminder: Reminder,
  _ memory: RemindersMemory,
  _ core: Core,
  _ texts: Texts
) -> View {
  let time = core.time(of: reminder)
  let typed = memory.typed(reminder)
  return div(.class("field"), .key("time")) {
    label(.for(reminder.id)) { texts.reminders.timeName(of: reminder) }
    input(
      .class(typed.exists ? "input time asks" : "input time"),
      .id(reminder.id),
      .text(upTo: 8),
      .disabled(!core.role.canWrite),
      .described(by: reminder.id, asks: typed.exists),
      .value(typed ?? texts.time(time.hour, time.minute)),
      .onValue(.change) { .settings(.reminders(.timeTyped(reminder, $0))) }
    )
    if typed.exists { message(texts.reminders.notATime, reminder.id) }
  }
}

private func giving(_ memory: RemindersMemory, _ core: Core, _ texts: Texts) -> View {
  div(.class("giving"), .key("giving")) {
    if !core.ringingReminders.isEmpty {
      outlinedAction(
        texts.reminders.give,
        .settings(.reminders(.askedFor(texts.reminderWords(core)))),
        isEnabled: memory.outcome != .asked
      )
    }
    p(.class("soft small")) {
      core.ringingReminders.isEmpty
        ? texts.takeBack(core) : texts.lists.sentences(texts.reminders.about, texts.takeBack(core))
    }
    p(.role("status")) { texts.reminders.words(for: memory.outcome) }
  }
}

/// Second, and without a promise: phones let such rings die in silence.
private func ringingHere(_ here: RingingHere, _ core: Core, _ texts: Texts) -> View {
  let words = texts.reminders
  return div(.class("reminder"), .key("here")) {
    switch here.state {
    case .unavailable, .needsHomeScreen: p(.class("soft small")) { words.needsHomeScreen }
    case .denied: p(.class("soft small")) { words.denied }
    case .off, .on, .failed: ringingSwitch(here, core, texts)
    }
  }
}

private func ringingSwitch(_ here: RingingHere, _ core: Core, _ texts: Texts) -> View {
  let words = texts.reminders
  let isOn = here.state == .on
  let canChange = !here.isWaiting && (isOn || !core.ringingReminders.isEmpty)
  return div(.class("ringing")) {
    div(.class("setting"), .key("setting")) {
      pictogram("bell")
      span(.class("grow")) {
        b { words.here }
        span(.class("soft")) { words.hereAbout }
      }
      switchControl(words.here, isOn: isOn, isEnabled: canChange) {
        .settings(.reminders(.ringHere($0 ? texts.reminderWords(core) : nil)))
      }
    }
    p(.role("status")) { here.state == .failed ? words.hereFailed : "" }
  }
}

extension Texts {
  /// What a calendar has been given may be more than what is on now: then both are named.
  fileprivate func takeBack(_ core: Core) -> String {
    let ringing = core.ringingReminders
    if ringing.count == 1, !core.hasGivenReminders {
      return reminders.takeBackOne(entryTitle(of: ringing[0], core))
    }
    return reminders.takeBackTwo(entryTitle(of: .daily, core), entryTitle(of: .week, core))
  }
}

extension Reminder {
  fileprivate var id: String {
    switch self {
    case .daily: "daily-reminder"
    case .week: "week-reminder"
    }
  }

  fileprivate var picture: String {
    switch self {
    case .daily: "bell"
    case .week: "letter"
    }
  }
}

extension ReminderTexts {
  fileprivate func name(of reminder: Reminder) -> String {
    switch reminder {
    case .daily: daily
    case .week: week
    }
  }

  fileprivate func timeName(of reminder: Reminder) -> String {
    switch reminder {
    case .daily: dailyTime
    case .week: weekTime
    }
  }

  fileprivate func when(_ reminder: Reminder, _ time: String) -> String {
    switch reminder {
    case .daily: dailyWhen(time)
    case .week: weekWhen(time)
    }
  }

  fileprivate func words(for outcome: RemindersMemory.Outcome) -> String {
    switch outcome {
    case .none, .asked: ""
    case .given: given
    case .notGiven: notGiven
    }
  }
}
