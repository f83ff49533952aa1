import Basics
import Domain

extension Routine {
  /// Makes a routine of fields that were set: the later of two counts, and what was never set is as in a new one.
  init(id: RoutineID, _ fields: [RoutineField]) {
    self.init(id: id, name: "", displayName: "")
    var (isNamed, isDisplayNamed) = (false, false)
    for field in fields {
      set(field)
      if case .name = field { isNamed = true }
      if case .displayName = field { isDisplayNamed = true }
    }
    // A routine with one name has it for both.
    if !isNamed { name = displayName }
    if !isDisplayNamed { displayName = name }
  }

  mutating func set(_ field: RoutineField) {
    switch field {
    case .name(let value): name = value
    case .displayName(let value): displayName = value
    case .icon(let value): icon = value
    case .players(let value): players = value
    case .activeDays(let value): activeDays = value
    case .scheduleMode(let value): scheduleMode = value
    case .calendarKeywords(let value): calendarKeywords = value
    case .musicLink(let value): musicLink = value
    case .musicAbout(let value): musicAbout = value
    case .isActive(let value): isActive = value
    case .madeBy(let value): madeBy = value
    case .after: break
    }
  }

  /// All fields of the routine; its steps are none of them.
  package var fields: [RoutineField] {
    [
      .name(name), .displayName(displayName), .icon(icon), .players(players),
      .activeDays(activeDays), .scheduleMode(scheduleMode), .calendarKeywords(calendarKeywords),
      .musicLink(musicLink), .musicAbout(musicAbout), .isActive(isActive), .madeBy(madeBy),
    ]
  }
}

extension Step {
  /// All fields of the step; its place is none of them.
  package var fields: [StepField] { [.name(name), .icon(icon), .reference(reference)] }
}

/// A step and where it stands among its siblings.
struct PlacedStep {
  var step: Step
  var position = Position.middle

  /// Makes a step of fields that were set: the later of two counts.
  init(id: StepID, _ fields: [StepField]) {
    step = Step(id: id, name: "", icon: .plain)
    for field in fields { set(field) }
  }

  private mutating func set(_ field: StepField) {
    switch field {
    case .name(let value): step.name = value
    case .icon(let value): step.icon = value
    case .position(let value): position = value
    case .reference(let value): step.reference = value
    case .after: break
    }
  }

  var fields: [StepField] { step.fields + [.position(position)] }

  /// Whether a step stands before another; two in the same place stand in the order of their ids.
  func precedes(_ other: PlacedStep) -> Bool {
    (position, step.id) < (other.position, other.step.id)
  }
}
