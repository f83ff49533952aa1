import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// Who reads a page.
package enum PlannerReader: Sendable {
  case parent
  case player
}

/// What the page of calendars holds: what they are good for before there is one, else what is connected here.
///
/// - Parameter more: ways to what calendars make of the days.
package func calendarSections(
  _ planner: PlannerState,
  for reader: PlannerReader,
  more: View = .fragment([]),
  _ core: Core,
  _ texts: Texts
) -> View {
  if let form = planner.form { return calendarForm(form, planner, core, texts) }
  if core.calendars.isEmpty { return explanation(planner, for: reader, more: more, core, texts) }
  return section(.class("copies narrow"), .key("calendars")) {
    p(.class("lead")) { texts.state(of: core.calendars, core) }
    notKept(planner, texts)
    ul(.class("rows")) {
      for calendar in core.calendars { row(of: calendar, core, texts) }
    }
    addButton(texts)
    p(.class("help")) { texts.calendars.weekCounts }
    if reader == .player { p(.class("help")) { texts.calendars.visible } }
    more
    turnOff(planner, core, texts)
  }
}

/// Nobody is asked for a calendar before this was read.
private func explanation(
  _ planner: PlannerState,
  for reader: PlannerReader,
  more: View,
  _ core: Core,
  _ texts: Texts
) -> View {
  let isParent = reader == .parent
  let words = isParent ? texts.calendars.forParent : texts.calendars.forPlayer
  return explained("calendar", texts.calendars.question(isParent), words) {
    notKept(planner, texts)
    mainAction(texts.calendars.add, .calendars(.chosen(nil)))
    quietAction(texts.calendars.notNow, .calendars(.putOff), isEnabled: core.role.canWrite)
    if isParent {
      p(.class("help center")) { texts.calendars.weekIsEnough }
      allowed(core, texts)
      more
    }
  }
}

extension CalendarTexts {
  fileprivate func question(_ isParent: Bool) -> String {
    isParent ? parentsQuestion : playersQuestion
  }
}

/// Whether players find the way to calendars in their own settings.
private func allowed(_ core: Core, _ texts: Texts) -> View {
  let words = texts.calendars
  return div(.class("setting"), .key("allowed")) {
    span(.class("grow")) {
      b { words.allowed }
      span(.class("soft")) { words.allowedAbout }
    }
    switchControl(
      words.allowed,
      isOn: core.ledger.setting(.calendarAllowed) == true,
      isEnabled: core.role.canWrite
    ) { .calendars(.allowed($0)) }
  }
}

private func notKept(_ planner: PlannerState, _ texts: Texts) -> View {
  p(.class("help remark"), .role("status"), .key("not-kept")) {
    planner.isNotKept ? texts.calendars.notKept : ""
  }
}

private func row(of calendar: CalendarSource, _ core: Core, _ texts: Texts) -> View {
  li(.key(calendar.id.shortText)) {
    button(
      .class("row"),
      .type("button"),
      .on(.click, .calendars(.chosen(calendar.id)))
    ) {
      span(.class("puck")) { pictogram(calendar.mark.picture) }
      span(.class("grow")) {
        b { calendar.name }
        span(.class("soft")) { texts.state(of: calendar, core) }
        span(.class("soft")) { texts.name(of: calendar.mark) }
      }
      pictogram("right")
    }
  }
}

private func addButton(_ texts: Texts) -> View {
  button(.class("add"), .type("button"), .on(.click, .calendars(.chosen(nil))), .key("add")) {
    pictogram("plus")
    texts.calendars.add
  }
}

/// Off means erased, and it says what.
private func turnOff(_ planner: PlannerState, _ core: Core, _ texts: Texts) -> View {
  let words = texts.calendars
  return div(.class("apart turn-off"), .key("off")) {
    quietAction(words.turnOff, .calendars(.offAsked))
    if planner.isAskingOff { offQuestion(core, words) }
  }
}

private func offQuestion(_ core: Core, _ words: CalendarTexts) -> View {
  question("off-question", words.offQuestion, leaving: .calendars(.offLeft)) {
    p {
      words.whatGoes(
        words.entries(core.calendars.reduce(0) { $0 + $1.ahead(core.moment.today) }),
        words.calendarCount(core.calendars.count)
      )
    }
    mainAction(words.keepOn, .calendars(.offLeft))
    quietAction(words.eraseAll, .calendars(.turnedOff))
  }
}

extension CalendarSource.Mark {
  fileprivate var picture: String {
    switch self {
    case .school: "book"
    case .activities: "ball"
    case .other: "calendar"
    }
  }
}
