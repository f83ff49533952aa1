import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// An activity or a break while it is written down.
func weekForm(_ form: WeekForm, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.week
  return li(.class("plan-form"), .key("form")) {
    switch form.item {
    case .activity:
      nameField(words.activities.name, form)
      days(form, texts)
      div(.class("pair"), .key("hours")) {
        field("week-from", words.activities.begins, .time, texts.time(typed: form.from)) {
          .form(.fromTyped($0))
        }
        field("week-to", words.activities.ends, .time, texts.time(typed: form.to)) {
          .form(.toTyped($0))
        }
      }
      field("week-travel", words.travel, .minutes, form.travel) { .form(.travelTyped($0)) }
      if core.ledger.allPlayers.count > 1 {
        playerOptions(words.activities.who, form.players, core, texts) {
          .family(.week(.form(.playerChosen($0, $1))))
        }
      }
    case .schoolBreak:
      nameField(words.breaks.name, form)
      div(.class("pair"), .key("days")) {
        field("week-from", words.breaks.first, .type("date"), form.from) { .form(.fromTyped($0)) }
        field("week-to", words.breaks.last, .type("date"), form.to) { .form(.toTyped($0)) }
      }
    }
    remark(form.fieldError, id: "week-remark", words.remarks)
    div(.class("ending"), .key("ending")) {
      mainAction(
        form.isNew ? words.add : words.save,
        .family(.week(.form(.saved))),
        isEnabled: core.role.canWrite
      )
      quietAction(words.putAway, .family(.week(.form(.putAway))))
    }
  }
}

/// Where the form begins.
private func nameField(_ name: String, _ form: WeekForm) -> View {
  field(
    "week-name",
    name,
    .group([
      .text(upTo: WeekBounds.longestName), .focusesOnAppear,
    ]),
    form.name
  ) { .form(.named($0)) }
}

private func days(_ form: WeekForm, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("day")) {
    legend { texts.family.week.activities.days }
    div(.class("week")) {
      for day in Weekday.allCases {
        dayOption(
          day,
          .group([
            .type("checkbox"),
            .checked(form.weekdays.contains(day)),
            .onSwitch(.change) { .family(.week(.form(.dayChosen(day, $0)))) },
          ]),
          texts
        )
      }
    }
  }
}
