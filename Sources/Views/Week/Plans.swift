import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What is on every week, as it comes in one.
func activities(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.week.activities
  let all = state.ledger.allActivities
  return section(.class("plan"), .key("activities")) {
    h2 { words.title }
    undoNotice(removedActivity(state, words), texts.family.week.bringBack, state)
    ul(.class("rows")) {
      for activity in all {
        plan(
          .activity(activity.id),
          activity.name,
          texts.line(on: activity, state),
          state,
          texts
        )
      }
      newPlan(
        .newActivity,
        words.add,
        isFull: all.count >= WeekBounds.mostActivities,
        state,
        texts
      )
    }
  }
}

/// Days without school; those that are over are folded up.
func breaks(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.week.breaks
  let all = state.ledger.allBreaks
  let today = state.moment.today
  return section(.class("plan"), .key("breaks")) {
    h2 { words.title }
    p(.class("help")) { words.about }
    undoNotice(removedBreak(state, words), texts.family.week.bringBack, state)
    ul(.class("rows")) {
      for item in all where item.days.last >= today { breakRow(item, state, texts) }
      newPlan(.newBreak, words.add, isFull: all.count >= WeekBounds.mostBreaks, state, texts)
    }
    if all.contains(where: { $0.days.last < today }) {
      details(.class("earlier"), .key("earlier")) {
        summary { words.earlier }
        ul(.class("rows")) {
          for item in all.reversed() where item.days.last < today { breakRow(item, state, texts) }
        }
      }
    }
  }
}

private func breakRow(_ item: Break, _ state: AppState, _ texts: Texts) -> View {
  let line = texts.words(for: item.days, on: state.moment.today)
  return plan(.schoolBreak(item.id), item.name, line, state, texts)
}

private enum NewPlan {
  case newActivity
  case newBreak

  func isMeant(by item: WeekItem?) -> Bool {
    switch (self, item) {
    case (.newActivity, .activity), (.newBreak, .schoolBreak): true
    default: false
    }
  }

  var action: WeekAction {
    switch self {
    case .newActivity: .activityChosen(nil)
    case .newBreak: .breakChosen(nil)
    }
  }
}

/// An activity or a break in its list: a line, or the form while it is changed.
///
/// While a form is open nothing else is: what is typed there would be gone.
private func plan(
  _ item: WeekItem,
  _ name: String,
  _ line: String,
  _ state: AppState,
  _ texts: Texts
) -> View {
  let words = texts.family.week
  if let form = state.week.form, form.item == item { return weekForm(form, state, texts) }
  return li(.class("plan-row"), .key(item.key)) {
    div(.class("grow")) {
      h3 {
        button(
          .class("name"),
          .type("button"),
          .when(state.week.settled == item, .focusesOnAppear),
          .disabled(state.isFormOpen),
          .on(.click, .family(.week(item.chosen)))
        ) { name }
      }
      p(.class("soft")) { line }
    }
    button(
      .class("round"),
      .type("button"),
      .aria("label", words.remove(name)),
      .disabled(state.isFormOpen || !state.role.canWrite),
      .on(.click, .family(.week(.removed(item))))
    ) { pictogram("bin") }
  }
}

private func newPlan(
  _ plan: NewPlan,
  _ name: String,
  isFull: Bool,
  _ state: AppState,
  _ texts: Texts
) -> View {
  if let form = state.week.form, form.isNew, plan.isMeant(by: form.item) {
    return weekForm(form, state, texts)
  }
  if isFull { return li(.class("help"), .key("full")) { texts.family.week.full } }
  return li(.key("add")) {
    button(
      .class("add"),
      .type("button"),
      .when(plan.isMeant(by: state.settledAway), .focusesOnAppear),
      .disabled(state.isFormOpen || !state.role.canWrite),
      .on(.click, .family(.week(plan.action)))
    ) {
      pictogram("plus")
      name
    }
  }
}

extension AppState {
  fileprivate var isFormOpen: Bool {
    week.form.exists
  }

  /// What the form was about that was closed just now, when nothing came of it.
  fileprivate var settledAway: WeekItem? {
    switch week.settled {
    case .activity(let id) where !ledger.hasActivity(id): week.settled
    case .schoolBreak(let id) where !ledger.hasBreak(id): week.settled
    default: nil
    }
  }
}

extension WeekItem {
  var key: String {
    switch self {
    case .activity(let id): "a" + id.shortText
    case .schoolBreak(let id): "b" + id.shortText
    }
  }

  fileprivate var chosen: WeekAction {
    switch self {
    case .activity(let id): .activityChosen(id)
    case .schoolBreak(let id): .breakChosen(id)
    }
  }
}

private func removedActivity(_ state: AppState, _ texts: ActivityTexts) -> String? {
  guard case .removal(.activity(let id)) = state.week.undo else { return nil }
  return state.ledger.activity(id).map { texts.removed($0.name) }
}

private func removedBreak(_ state: AppState, _ texts: BreakTexts) -> String? {
  guard case .removal(.schoolBreak(let id)) = state.week.undo else { return nil }
  return state.ledger.schoolBreak(id).map { texts.removed($0.name) }
}

extension Texts {
  /// "Tuesday, 16:00 to 17:30 · 25 min to get there · Mira".
  fileprivate func line(on activity: Activity, _ state: AppState) -> String {
    let words = family.week.activities
    var line = words.on(name(of: activity.weekday), self.words(for: activity.hours))
    if activity.travel > .zero {
      line = lists.beside(line, words.way(self.words(for: activity.travel)))
    }
    let all = state.ledger.allPlayers
    if all.count > 1 {
      for player in all where activity.players.contains(player.id) {
        line = lists.beside(line, name(of: player, among: all))
      }
    }
    return line
  }

  /// "24 December to 6 January 2027"; a day by itself when it is one.
  fileprivate func words(for span: DaySpan, on today: LocalDay) -> String {
    let first = date(span.first, on: today)
    return span.count == 1 ? first : days.span(first, date(span.last, on: today))
  }
}
