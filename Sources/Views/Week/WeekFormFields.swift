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
      nameField(form, words.activities.name)
      days(form, texts)
      div(.class("pair"), .key("hours")) {
        edge("week-from", words.activities.begins, "time", form.from) { .fromTyped($0) }
        edge("week-to", words.activities.ends, "time", form.to) { .toTyped($0) }
      }
      travel(form, words)
      if state.ledger.allPlayers.count > 1 { whoGoes(form, state, words) }
    case .schoolBreak:
      nameField(form, words.breaks.name)
      div(.class("pair"), .key("days")) {
        edge("week-from", words.breaks.first, "date", form.from) { .fromTyped($0) }
        edge("week-to", words.breaks.last, "date", form.to) { .toTyped($0) }
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

private func nameField(_ form: WeekForm, _ name: String) -> View {
  div(.class("field"), .key("name")) {
    label(.for("week-name")) { name }
    input(
      .class("input"),
      .id("week-name"),
      .type("text"),
      .autocomplete("off"),
      .maxlength(WeekBounds.longestName),
      .focusesOnAppear,
      .value(form.name),
      .onValue(.input) { .family(.week(.form(.named($0)))) }
    )
  }
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

/// Where something begins or ends.
private func edge(
  _ id: String,
  _ name: String,
  _ type: String,
  _ value: String,
  _ action: @escaping (String) -> WeekFormAction
) -> View {
  div(.class("field"), .key(id)) {
    label(.for(id)) { name }
    input(
      .class("input"),
      .id(id),
      .type(type),
      .value(value),
      .onValue(.input) { .family(.week(.form(action($0)))) }
    )
  }
}

private func travel(_ form: WeekForm, _ texts: WeekTexts) -> View {
  div(.class("field"), .key("travel")) {
    label(.for("week")) { texts.travel }
    minutesField("week", form.travel, isEnabled: true) { .form(.travelTyped($0)) }
  }
}

private func whoGoes(_ form: WeekForm, _ state: AppState, _ texts: WeekTexts) -> View {
  fieldset(.class("field"), .key("who")) {
    legend { texts.activities.who }
    div(.class("options")) {
      for player in state.ledger.allPlayers {
        label(.class("option"), .key(player.id.shortText)) {
          input(
            .type("checkbox"),
            .checked(form.players.contains(player.id)),
            .onSwitch(.change) { .family(.week(.form(.playerChosen(player.id, $0)))) }
          )
          span { player.name.isEmpty ? texts.school.unnamed : player.name }
        }
      }
    }
  }
}
