import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What rings in the phone's own calendar: two switches, and what hands it to the calendar.
func remindersPage(_ memory: RemindersMemory, _ scene: Scene) -> View {
  settingPage(scene.texts.settings.reminders, reminders(memory, scene), scene)
}

private func reminders(_ memory: RemindersMemory, _ scene: Scene) -> View {
  div(.class("reminders"), .key("reminders")) {
    for reminder in Reminder.allCases { row(reminder, memory, scene) }
    if scene.core.hasGivenReminders || Reminder.allCases.contains(where: { scene.core.isOn($0) }) {
      giving(memory, scene)
      if memory.here.state != .unavailable { ringingHere(memory.here, scene) }
    }
  }
}

private func row(
  _ reminder: Reminder,
  _ memory: RemindersMemory,
  _ scene: Scene
) -> View {
  let words = scene.texts.reminders
  let isOn = scene.core.isOn(reminder)
  return div(.class("reminder"), .key(reminder.id)) {
    div(.class("setting"), .key("setting")) {
      pictogram(reminder.picture)
      span(.class("grow")) {
        b { words.name(of: reminder) }
        span(.class("soft")) { scene.texts.when(reminder, scene.core) }
      }
      switchControl(words.name(of: reminder), isOn: isOn, isEnabled: scene.canWrite) {
        .settings(.reminders(.switched(reminder, $0)))
      }
    }
    if isOn { timeField(reminder, memory, scene) }
    if isOn, scene.core.weekdays(of: reminder).isEmpty {
      p(.class("help"), .key("no-days")) { words.noDays }
    }
  }
}

/// As anybody would write it: the browser's own field has a form of its own.
private func timeField(
  _ reminder: Reminder,
  _ memory: RemindersMemory,
  _ scene: Scene
) -> View {
  let time = scene.core.time(of: reminder)
  let typed = memory.typed(reminder)
  return div(.class("field"), .key("time")) {
    label(.for(reminder.id)) { scene.texts.reminders.timeName(of: reminder) }
    input(
      .class(typed.exists ? "input time asks" : "input time"),
      .id(reminder.id),
      .text(upTo: 8),
      .disabled(!scene.canWrite),
      .described(by: reminder.id, asks: typed.exists),
      .value(typed ?? scene.texts.time(time.hour, time.minute)),
      .onValue(.change) { .settings(.reminders(.timeTyped(reminder, $0))) }
    )
    if typed.exists { message(scene.texts.reminders.notATime, reminder.id) }
  }
}

private func giving(_ memory: RemindersMemory, _ scene: Scene) -> View {
  div(.class("giving"), .key("giving")) {
    if !scene.core.ringingReminders.isEmpty {
      outlinedAction(
        scene.texts.reminders.give,
        .settings(.reminders(.askedFor(scene.texts.reminderWords(scene.core)))),
        isEnabled: memory.outcome != .asked
      )
    }
    p(.class("soft small")) {
      scene.core.ringingReminders.isEmpty
        ? scene.texts.takeBack(scene.core)
        : scene.texts.lists.sentences(scene.texts.reminders.about, scene.texts.takeBack(scene.core))
    }
    p(.role("status")) { scene.texts.reminders.words(for: memory.outcome) }
  }
}

/// Second, and without a promise: phones let such rings die in silence.
private func ringingHere(_ here: RingingHere, _ scene: Scene) -> View {
  let words = scene.texts.reminders
  return div(.class("reminder"), .key("here")) {
    switch here.state {
    case .unavailable, .needsHomeScreen: p(.class("soft small")) { words.needsHomeScreen }
    case .denied: p(.class("soft small")) { words.denied }
    case .off, .on, .failed: ringingSwitch(here, scene)
    }
  }
}

private func ringingSwitch(_ here: RingingHere, _ scene: Scene) -> View {
  let words = scene.texts.reminders
  let isOn = here.state == .on
  let canChange = !here.isWaiting && (isOn || !scene.core.ringingReminders.isEmpty)
  return div(.class("ringing")) {
    div(.class("setting"), .key("setting")) {
      pictogram("bell")
      span(.class("grow")) {
        b { words.here }
        span(.class("soft")) { words.hereAbout }
      }
      switchControl(words.here, isOn: isOn, isEnabled: canChange) {
        .settings(.reminders(.ringHere($0 ? scene.texts.reminderWords(scene.core) : nil)))
      }
    }
    p(.role("status")) { here.state == .failed ? words.hereFailed : "" }
  }
}

extension Texts {
  /// "7:30 on quest days".
  func when(_ reminder: Reminder, _ core: Core) -> String {
    let time = core.time(of: reminder)
    let words = self.time(time.hour, time.minute)
    return reminder == .daily ? reminders.dailyWhen(words) : reminders.weekWhen(words)
  }

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

  fileprivate func words(for outcome: RemindersMemory.Outcome) -> String {
    switch outcome {
    case .none, .asked: ""
    case .given: given
    case .notGiven: notGiven
    }
  }
}
