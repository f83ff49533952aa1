import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// School hours, activities and breaks: what is changed here is stored at once.
func weekPage(_ week: WeekEditor, _ scene: Scene) -> View {
  familyPage(.week, scene.texts.family.week.title, scene) {
    p(.class("lead")) { scene.texts.family.week.lead }
    nextDays(week, scene)
    div(.class("columns even")) {
      school(week, scene)
      div(.key("plans")) {
        activities(week, scene)
        breaks(week, scene)
      }
    }
  }
}

/// Stands empty until something is done that can be taken back, so that it is read out then.
func undoNotice(_ words: String?, _ name: String, _ core: Core) -> View {
  div(.class("removed"), .role("status"), .key("undo")) {
    if let words {
      span { words }
      button(
        .class("quiet"),
        .type("button"),
        .focusesOnAppear,
        .disabled(!core.role.canWrite),
        .on(.click, .family(.week(.undone)))
      ) { name }
    }
  }
}

/// What a parent is told about something that is not stored yet; empty when all is well.
func remark(_ error: WeekFieldError?, id: String, _ texts: WeekRemarkTexts) -> View {
  p(.class("help remark"), .role("status"), .id(id), .key(id)) {
    error.map { texts.words(for: $0) } ?? ""
  }
}

extension WeekRemarkTexts {
  func words(for error: WeekFieldError) -> String {
    switch error {
    case .nameMissing: nameMissing
    case .dayMissing: dayMissing
    case .timesMissing: timesMissing
    case .endsBeforeItBegins: endsBeforeItBegins
    case .notMinutes: notMinutes
    case .nobodyGoes: nobodyGoes
    case .datesMissing: datesMissing
    case .lastDayFirst: lastDayFirst
    case .longerThanAYear: longerThanAYear
    }
  }
}

/// Something of the week to be typed under its name.
///
/// - Parameter kind: what the control is, and all that is special about it.
func field(_ field: LabelledField, _ action: @escaping (String) -> WeekAction) -> View {
  labelledField(field) { .family(.week(action($0))) }
}

extension Attribute<Action> {
  /// A time of the day as anybody would write it: the browser's own field has a form of its own.
  static var time: Self { .group([.class("time"), .text(upTo: 8)]) }

  /// Whole minutes, of a day at most.
  static var minutes: Self {
    .group([
      .class("minutes"), .type("text"), .inputmode("numeric"), .autocomplete("off"), .maxlength(12),
    ])
  }
}

extension Texts {
  /// A time in the one form that the language has; what is still being typed, as it is.
  func time(typed text: String) -> String {
    TimeOfDay(isoText: text).map { time($0.hour, $0.minute) } ?? text
  }

  func words(for hours: TimeSpan) -> String {
    family.week.span(time(hours.from.hour, hours.from.minute), time(hours.to.hour, hours.to.minute))
  }
}
