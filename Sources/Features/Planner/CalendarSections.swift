import AppCore
import Basics
import Controls
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
/// - Parameters:
///   - more: ways to what calendars make of the days.
///   - founding: the way to where a family begins, as a server fetches for families alone.
package func calendarSections(
  _ planner: PlannerState,
  for reader: PlannerReader,
  more: View = .fragment([]),
  founding: View = .fragment([]),
  _ scene: Scene
) -> View {
  if let form = planner.form { return calendarForm(form, planner, founding: founding, scene) }
  if scene.core.calendars.isEmpty { return explanation(planner, for: reader, more: more, scene) }
  return section(.class("copies narrow"), .key("calendars")) {
    p(.class("lead")) { scene.texts.state(of: scene.core.calendars, scene.core) }
    notKept(planner, scene.texts)
    ul(.class("rows")) {
      for calendar in scene.core.calendars { row(of: calendar, scene) }
    }
    addButton(scene.texts)
    if reader == .parent, scene.core.ledger.isOfSeveralDevices { shared(scene) }
    p(.class("help")) { scene.texts.calendars.weekCounts }
    if reader == .player { p(.class("help")) { scene.texts.calendars.visible } }
    more
    turnOff(planner, scene)
  }
}

/// Nobody is asked for a calendar before this was read.
private func explanation(
  _ planner: PlannerState,
  for reader: PlannerReader,
  more: View,
  _ scene: Scene
) -> View {
  let isParent = reader == .parent
  let words = isParent ? scene.texts.calendars.forParent : scene.texts.calendars.forPlayer
  return explained("calendar", scene.texts.calendars.question(isParent), words) {
    notKept(planner, scene.texts)
    mainAction(scene.texts.calendars.add, .calendars(.chosen(nil)))
    quietAction(
      scene.texts.calendars.notNow,
      .calendars(.putOff),
      isEnabled: scene.canWrite
    )
    if isParent {
      p(.class("help center")) { scene.texts.calendars.weekIsEnough }
      allowed(scene)
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
private func allowed(_ scene: Scene) -> View {
  let words = scene.texts.calendars
  let isOn = scene.core.ledger.setting(.calendarAllowed) == true
  return setting("allowed", (words.allowed, words.allowedAbout), isOn: isOn, scene) {
    .calendars(.allowed($0))
  }
}

/// Whether the family's other devices are told what days are.
private func shared(_ scene: Scene) -> View {
  let words = scene.texts.calendars
  let isOn = scene.core.sharesDays
  return setting("shared", (words.share, words.shareAbout), isOn: isOn, scene) {
    .calendars(.shared($0))
  }
}

private func setting(
  _ key: String,
  _ words: (name: String, about: String),
  isOn: Bool,
  _ scene: Scene,
  _ action: @escaping (Bool) -> Action
) -> View {
  div(.class("setting"), .key(key)) {
    span(.class("grow")) {
      b { words.name }
      span(.class("soft")) { words.about }
    }
    switchControl(words.name, isOn: isOn, isEnabled: scene.canWrite, action)
  }
}

private func notKept(_ planner: PlannerState, _ texts: Texts) -> View {
  p(.class("help remark"), .role("status"), .key("not-kept")) {
    planner.isNotKept ? texts.calendars.notKept : ""
  }
}

private func row(of calendar: CalendarSource, _ scene: Scene) -> View {
  li(.key(calendar.id.shortText)) {
    button(
      .class("row"),
      .type("button"),
      .on(.click, .calendars(.chosen(calendar.id)))
    ) {
      span(.class("puck")) { pictogram(calendar.mark.picture) }
      span(.class("grow")) {
        b { calendar.name }
        span(.class("soft")) { scene.texts.state(of: calendar, scene.core) }
        span(.class("soft")) { scene.texts.name(of: calendar.mark) }
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
private func turnOff(_ planner: PlannerState, _ scene: Scene) -> View {
  let words = scene.texts.calendars
  return div(.class("apart turn-off"), .key("off")) {
    quietAction(words.turnOff, .calendars(.offAsked))
    if planner.isAskingOff { offQuestion(scene.core, words) }
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
