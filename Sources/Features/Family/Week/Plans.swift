import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What is on every week, as it comes in one.
func activities(_ week: WeekEditor, _ scene: Scene) -> View {
  let words = scene.texts.family.week.activities
  let all = scene.core.ledger.allActivities
  return section(.class("plan"), .key("activities")) {
    h2 { words.title }
    undoNotice(
      removedActivity(week, scene.core, words),
      scene.texts.family.week.bringBack,
      scene.core
    )
    ul(.class("rows")) {
      for activity in all {
        plan(
          .activity(activity.id),
          activity.name,
          scene.texts.line(on: activity, scene.core),
          week,
          scene
        )
      }
      newPlan(
        .newActivity,
        words.add,
        isFull: all.count >= WeekBounds.mostActivities,
        week,
        scene
      )
    }
  }
}

/// Days without school; those that are over are folded up.
func breaks(_ week: WeekEditor, _ scene: Scene) -> View {
  let words = scene.texts.family.week.breaks
  let all = scene.core.ledger.allBreaks
  let today = scene.core.moment.today
  return section(.class("plan"), .key("breaks")) {
    h2 { words.title }
    p(.class("help")) { words.about }
    undoNotice(removedBreak(week, scene.core, words), scene.texts.family.week.bringBack, scene.core)
    ul(.class("rows")) {
      for item in all where item.days.last >= today { breakRow(item, week, scene) }
      newPlan(.newBreak, words.add, isFull: all.count >= WeekBounds.mostBreaks, week, scene)
    }
    if all.contains(where: { $0.days.last < today }) {
      details(.class("earlier"), .key("earlier")) {
        summary { words.earlier }
        ul(.class("rows")) {
          for item in all.reversed() where item.days.last < today {
            breakRow(item, week, scene)
          }
        }
      }
    }
  }
}

private func breakRow(_ item: Break, _ week: WeekEditor, _ scene: Scene) -> View {
  let line = scene.texts.words(for: item.days, on: scene.core.moment.today)
  return plan(.schoolBreak(item.id), item.name, line, week, scene)
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
  _ week: WeekEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.week
  if let form = week.form, form.item == item { return weekForm(form, scene) }
  return li(.class("plan-row"), .key(item.key)) {
    div(.class("grow")) {
      h3 {
        button(
          .class("name"),
          .type("button"),
          .when(week.settled == item, .focusesOnAppear),
          .disabled(week.isFormOpen),
          .on(.click, .family(.week(item.chosen)))
        ) { name }
      }
      p(.class("soft")) { line }
    }
    button(
      .class("round"),
      .type("button"),
      .aria("label", words.remove(name)),
      .disabled(week.isFormOpen || !scene.canWrite),
      .on(.click, .family(.week(.removed(item))))
    ) { pictogram("bin") }
  }
}

private func newPlan(
  _ plan: NewPlan,
  _ name: String,
  isFull: Bool,
  _ week: WeekEditor,
  _ scene: Scene
) -> View {
  if let form = week.form, form.isNew, plan.isMeant(by: form.item) {
    return weekForm(form, scene)
  }
  if isFull { return li(.class("help"), .key("full")) { scene.texts.family.week.full } }
  return li(.key("add")) {
    button(
      .class("add"),
      .type("button"),
      .when(plan.isMeant(by: week.settledAway(scene.core)), .focusesOnAppear),
      .disabled(week.isFormOpen || !scene.canWrite),
      .on(.click, .family(.week(plan.action)))
    ) {
      pictogram("plus")
      name
    }
  }
}

extension WeekEditor {
  fileprivate var isFormOpen: Bool { form.exists }

  /// What the form was about that was closed just now, when nothing came of it.
  fileprivate func settledAway(_ core: Core) -> WeekItem? {
    switch settled {
    case .activity(let id) where !core.ledger.hasActivity(id): settled
    case .schoolBreak(let id) where !core.ledger.hasBreak(id): settled
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

private func removedActivity(_ week: WeekEditor, _ core: Core, _ texts: ActivityTexts) -> String? {
  guard case .removal(.activity(let id)) = week.undo else { return nil }
  return core.ledger.activity(id).map { texts.removed($0.name) }
}

private func removedBreak(_ week: WeekEditor, _ core: Core, _ texts: BreakTexts) -> String? {
  guard case .removal(.schoolBreak(let id)) = week.undo else { return nil }
  return core.ledger.schoolBreak(id).map { texts.removed($0.name) }
}

extension Texts {
  /// "Tuesday, Thursday, 16:00 to 17:30 · 25 min to get there · Mira".
  fileprivate func line(on activity: Activity, _ core: Core) -> String {
    let words = family.week.activities
    let days = Weekday.allCases.filter { activity.weekdays.contains($0) }.map { name(of: $0) }
    var line = words.on(list(days), self.words(for: activity.hours))
    if activity.travel > .zero {
      line = lists.beside(line, words.way(self.words(for: activity.travel)))
    }
    let all = core.ledger.allPlayers
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
