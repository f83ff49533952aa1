import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// An activity or a break while it is written down.
func weekForm(_ form: WeekForm, _ scene: Scene) -> View {
  let words = scene.texts.family.week
  return li(.class("plan-form"), .key("form")) {
    switch form.item {
    case .activity:
      nameField(words.activities.name, form, words)
      days(form, scene.texts)
      fromTo(
        form,
        words,
        (words.activities.begins, .time, scene.texts.time(typed: form.from)),
        (words.activities.ends, .time, scene.texts.time(typed: form.to))
      )
      travelField(form, words)
      if scene.core.ledger.allPlayers.count > 1 { players(form, scene) }
      questField(form, scene.core, words.activities)
    case .schoolBreak:
      nameField(words.breaks.name, form, words)
      fromTo(
        form,
        words,
        (words.breaks.first, .type("date"), form.from),
        (words.breaks.last, .type("date"), form.to)
      )
    }
    seen(form, scene)
    div(.class("ending"), .key("ending")) {
      mainAction(
        form.isNew ? words.add : words.save,
        .family(.week(.form(.saved))),
        isEnabled: scene.canWrite
      )
      quietAction(words.putAway, .family(.week(.form(.putAway))))
    }
  }
}

/// Where the form begins.
private func nameField(_ name: String, _ form: WeekForm, _ texts: WeekTexts) -> View {
  field(
    .init(
      "week-name",
      name,
      .group([
        .text(upTo: WeekBounds.longestName),
        .when(!form.askedField.exists || form.askedField == .name, .focusesOnAppear),
      ]),
      form.name,
      asks: form.words(in: .name, texts),
      key: form.key(of: .name)
    )
  ) { .form(.named($0)) }
}

private func travelField(_ form: WeekForm, _ texts: WeekTexts) -> View {
  field(
    .init(
      "week-travel",
      texts.travel,
      .group([.minutes, .when(form.askedField == .travel, .focusesOnAppear)]),
      form.travel,
      asks: form.words(in: .travel, texts),
      key: form.key(of: .travel)
    )
  ) { .form(.travelTyped($0)) }
}

private func days(_ form: WeekForm, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("day")) {
    legend { texts.family.week.activities.days }
    div(.class("week"), .key(form.key(of: .days))) {
      for day in Weekday.allCases {
        dayOption(
          day,
          .group([
            .type("checkbox"),
            .checked(form.weekdays.contains(day)),
            .when(form.askedField == .days && day == .monday, .focusesOnAppear),
            .onSwitch(.change) { .family(.week(.form(.dayChosen(day, $0)))) },
          ]),
          texts
        )
      }
    }
    told(in: .days, form, "week-days", texts.family.week)
  }
}

/// Two fields side by side, from when and until when; what is asked of either stands below both.
private func fromTo(
  _ form: WeekForm,
  _ texts: WeekTexts,
  _ first: (name: String, kind: Attribute<Action>, value: String),
  _ last: (name: String, kind: Attribute<Action>, value: String)
) -> View {
  div(.class("field"), .key("span")) {
    div(.class("pair"), .key("pair")) {
      field(
        .init(
          "week-from",
          first.name,
          .group([first.kind, asked(.from, form)]),
          first.value,
          key: form.key(of: .from)
        )
      ) { .form(.fromTyped($0)) }
      field(
        .init(
          "week-to",
          last.name,
          .group([last.kind, asked(.to, form)]),
          last.value,
          key: form.key(of: .to)
        )
      ) { .form(.toTyped($0)) }
    }
    told(in: .from, form, "week-span", texts)
    told(in: .to, form, "week-span", texts)
  }
}

private func asked(_ field: WeekFormField, _ form: WeekForm) -> Attribute<Action> {
  .group([
    .when(form.askedField == field, .focusesOnAppear),
    .when(form.error(in: field).exists, .class("asks")),
    .described(by: "week-span", asks: form.error(in: field).exists),
  ])
}

private func players(_ form: WeekForm, _ scene: Scene) -> View {
  div(.class("field"), .key(form.key(of: .players))) {
    playerOptions(
      scene.texts.family.week.activities.who,
      form.players,
      scene,
      focusesFirst: form.askedField == .players
    ) { .family(.week(.form(.playerChosen($0, $1)))) }
    told(in: .players, form, "week-players", scene.texts.family.week)
  }
}

/// Why a field cannot be taken yet, right under it.
private func told(
  in field: WeekFormField,
  _ form: WeekForm,
  _ id: String,
  _ texts: WeekTexts
) -> [View] {
  guard let words = form.words(in: field, texts) else { return [] }
  return [message(words, id)]
}

extension WeekForm {
  fileprivate func words(in field: WeekFormField, _ texts: WeekTexts) -> String? {
    error(in: field).map { texts.remarks.words(for: $0) }
  }
}
