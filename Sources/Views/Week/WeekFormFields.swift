import AppCore
import Domain
import Markup
import Strings
import SyncEngine

/// An activity or a break while it is written down.
func weekForm(_ form: WeekForm, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.week
  return li(.class("plan-form"), .key("form")) {
    switch form.item {
    case .activity:
      nameField(words.activities.name, form)
      days(form, texts)
      div(.class("pair"), .key("hours")) {
        field("week-from", words.activities.begins, .type("time"), form.from) {
          .form(.fromTyped($0))
        }
        field("week-to", words.activities.ends, .type("time"), form.to) { .form(.toTyped($0)) }
      }
      field("week-travel", words.travel, .minutes, form.travel) { .form(.travelTyped($0)) }
      if state.ledger.allPlayers.count > 1 { whoGoes(form, state, texts) }
    case .schoolBreak:
      nameField(words.breaks.name, form)
      div(.class("pair"), .key("days")) {
        field("week-from", words.breaks.first, .type("date"), form.from) { .form(.fromTyped($0)) }
        field("week-to", words.breaks.last, .type("date"), form.to) { .form(.toTyped($0)) }
      }
    }
    remark(form.remark, id: "week-remark", words.remarks)
    div(.class("ending"), .key("ending")) {
      mainAction(
        form.isNew ? words.add : words.save,
        .family(.week(.form(.saved))),
        isEnabled: state.role.holdsPen
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
      .type("text"), .autocomplete("off"), .maxlength(WeekBounds.longestName), .focusesOnAppear,
    ]),
    form.name
  ) { .form(.named($0)) }
}

private func days(_ form: WeekForm, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("day")) {
    legend { texts.family.week.activities.day }
    div(.class("week")) {
      for day in Weekday.allCases {
        label(.class("option day")) {
          input(
            .type("radio"),
            .name("week-day"),
            .aria("label", texts.name(of: day)),
            .checked(form.weekday == day),
            .on(.change, .family(.week(.form(.dayChosen(day)))))
          )
          span(.aria("hidden", true)) { texts.days.shortWeekdays[day.rawValue - 1] }
        }
      }
    }
  }
}

private func whoGoes(_ form: WeekForm, _ state: AppState, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("who")) {
    legend { texts.family.week.activities.who }
    div(.class("options")) {
      for player in state.ledger.allPlayers {
        label(.class("option"), .key(player.id.shortText)) {
          input(
            .type("checkbox"),
            .checked(form.players.contains(player.id)),
            .onSwitch(.change) { .family(.week(.form(.playerChosen(player.id, $0)))) }
          )
          span { texts.name(of: player, among: state.ledger.allPlayers) }
        }
      }
    }
  }
}
