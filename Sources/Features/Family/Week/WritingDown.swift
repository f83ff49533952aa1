import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire
import Time

extension WeekEditor {
  mutating func reduce(_ action: WeekFormAction, _ core: inout Core) -> [Effect] {
    guard var form else { return [] }
    form.fieldError = nil
    switch action {
    case .named(let name): form.name = name
    case .fromTyped(let text): form.begin(text)
    case .toTyped(let text): form.to = text
    case .dayChosen(let day, let isOn):
      if isOn { form.weekdays.insert(Weekdays(day)) } else { form.weekdays.remove(Weekdays(day)) }
    case .travelTyped(let text): form.travel = text
    case .playerChosen(let player, let isOn):
      form.players = core.ledger.allPlayers.map { $0.id }
        .filter { $0 == player ? isOn : form.players.contains($0) }
    case .questChosen(let routine): form.routine = routine
    case .saved: return save(form, &core)
    case .putAway:
      close(form)
      return []
    }
    self.form = form
    return []
  }

  mutating func openForm(ofActivity id: ActivityID?, _ core: inout Core) {
    if let activity = id.flatMap({ core.ledger.activity($0) }) {
      form = WeekForm(activity)
    } else if core.ledger.allActivities.count < WeekBounds.mostActivities {
      form = WeekForm(.activity(ActivityID(core.dice.id())))
    }
    let everybody = core.ledger.allPlayers.map { $0.id }
    if form?.players.isEmpty ?? false { form?.players = everybody }
  }

  mutating func openForm(ofBreak id: BreakID?, _ core: inout Core) {
    if let known = id.flatMap({ core.ledger.schoolBreak($0) }) {
      form = WeekForm(known)
    } else if core.ledger.allBreaks.count < WeekBounds.mostBreaks {
      form = WeekForm(.schoolBreak(BreakID(core.dice.id())))
    }
  }

  private mutating func close(_ form: WeekForm) {
    self.form = nil
    settled = form.item
  }

  /// In one operation, with what has changed and nothing else.
  private mutating func save(_ form: WeekForm, _ core: inout Core) -> [Effect] {
    if let error = form.whatIsMissing {
      self.form?.ask(for: error)
      return []
    }
    close(form)
    switch form.item {
    case .activity(let id):
      let changes = form.activityChanges
      if changes.isEmpty, core.ledger.hasActivity(id) { return [] }
      return core.record([.activitySet(id, changes)])
    case .schoolBreak(let id):
      let changes = form.breakChanges
      if changes.isEmpty, core.ledger.hasBreak(id) { return [] }
      return core.record([.breakSet(id, changes)])
    }
  }
}

extension WeekForm {
  /// Many breaks are one day: its first day is its last until another is typed.
  fileprivate mutating func begin(_ text: String) {
    from = text
    if case .schoolBreak = item, to.isEmpty, LocalDay(isoText: text).exists { to = text }
  }
}

extension WeekForm {
  /// A single day as ever: earlier versions on another device read it, too.
  private var dayField: ActivityField {
    if weekdays.count == 1, let day = weekdays.first { .weekday(day) } else { .weekdays(weekdays) }
  }

  fileprivate var activityChanges: [ActivityField] {
    var all: [ActivityField] = [.name(tidyName), dayField, .players(players)]
    if let hours { all.append(.hours(hours)) }
    if let way { all.append(.travel(way)) }
    // Earlier versions on another device do not know it.
    if routine.exists || !isNew { all.append(.routine(routine)) }
    guard case .activity(let known) = known else { return all }
    return all.filter { field in
      switch field {
      case .name(let name): !name.hasSameScalars(as: known.name)
      case .weekday, .weekdays: weekdays != known.weekdays
      case .hours(let hours): hours != known.hours
      case .travel(let way): way != known.travel
      case .players(let players): players != known.players
      case .routine(let routine): routine != known.routine
      }
    }
  }

  fileprivate var breakChanges: [BreakField] {
    var all: [BreakField] = [.name(tidyName)]
    if let days { all.append(.days(days)) }
    guard case .schoolBreak(let known) = known else { return all }
    return all.filter { field in
      switch field {
      case .name(let name): !name.hasSameScalars(as: known.name)
      case .days(let days): days != known.days
      }
    }
  }
}
