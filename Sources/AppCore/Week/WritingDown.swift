import Basics
import Domain
import SyncEngine
import SyncWire
import Time

func reduceWeekForm(_ state: inout AppState, _ action: WeekFormAction) -> [Effect] {
  guard var form = state.week.form else { return [] }
  form.remark = nil
  switch action {
  case .named(let name): form.name = name
  case .fromTyped(let text): form.begin(text)
  case .toTyped(let text): form.to = text
  case .dayChosen(let day): form.weekday = day
  case .travelTyped(let text): form.travel = text
  case .playerChosen(let player, let isOn):
    form.players = state.ledger.allPlayers.map { $0.id }
      .filter { $0 == player ? isOn : form.players.contains($0) }
  case .saved: return state.save(form)
  case .putAway:
    state.closeForm(form)
    return []
  }
  state.week.form = form
  return []
}

extension WeekForm {
  /// Many breaks are one day: its first day is its last until another is typed.
  fileprivate mutating func begin(_ text: String) {
    from = text
    if case .schoolBreak = item, to.isEmpty, LocalDay(isoText: text).exists { to = text }
  }
}

extension AppState {
  mutating func openForm(ofActivity id: ActivityID?) {
    if let activity = id.flatMap({ ledger.activity($0) }) {
      week.form = WeekForm(activity)
    } else if ledger.allActivities.count < WeekBounds.mostActivities {
      week.form = WeekForm(.activity(ActivityID(core.dice.id())))
    }
    let everybody = ledger.allPlayers.map { $0.id }
    if week.form?.players.isEmpty ?? false { week.form?.players = everybody }
  }

  mutating func openForm(ofBreak id: BreakID?) {
    if let known = id.flatMap({ ledger.schoolBreak($0) }) {
      week.form = WeekForm(known)
    } else if ledger.allBreaks.count < WeekBounds.mostBreaks {
      week.form = WeekForm(.schoolBreak(BreakID(core.dice.id())))
    }
  }

  fileprivate mutating func closeForm(_ form: WeekForm) {
    week.form = nil
    week.settled = form.item
  }

  /// In one operation, with what has changed and nothing else.
  fileprivate mutating func save(_ form: WeekForm) -> [Effect] {
    if let remark = form.whatIsMissing {
      week.form?.remark = remark
      return []
    }
    closeForm(form)
    switch form.item {
    case .activity(let id):
      let changes = form.activityChanges
      if changes.isEmpty, ledger.hasActivity(id) { return [] }
      return record([.activitySet(id, changes)])
    case .schoolBreak(let id):
      let changes = form.breakChanges
      if changes.isEmpty, ledger.hasBreak(id) { return [] }
      return record([.breakSet(id, changes)])
    }
  }
}

extension WeekForm {
  fileprivate var activityChanges: [ActivityField] {
    var all: [ActivityField] = [.name(tidyName), .weekday(weekday), .players(players)]
    if let hours { all.append(.hours(hours)) }
    if let way { all.append(.travel(way)) }
    guard case .activity(let known) = known else { return all }
    return all.filter { field in
      switch field {
      case .name(let name): !name.hasSameScalars(as: known.name)
      case .weekday(let day): day != known.weekday
      case .hours(let hours): hours != known.hours
      case .travel(let way): way != known.travel
      case .players(let players): players != known.players
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
