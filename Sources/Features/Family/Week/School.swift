import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// A player's school: a row a day, and the way there.
func school(_ week: WeekEditor, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.week.school
  return section(.class("plan"), .key("school")) {
    h2 { words.title }
    if core.ledger.allPlayers.count > 1 { whose(week, core, texts) }
    ul(.class("school-days")) {
      for day in Weekday.allCases { schoolDay(day, week, core, texts) }
    }
    if let day = week.copyableDay(core) { copyOffer(day, core, texts) }
    undoNotice(copied(week, texts), words.takeBack, core)
    way(week, core, texts.family.week)
  }
}

private func whose(_ week: WeekEditor, _ core: Core, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("whose")) {
    legend(.class("hidden-text")) { texts.family.week.school.whose }
    div(.class("segments")) {
      for player in core.ledger.allPlayers {
        label(.key(player.id.shortText)) {
          input(
            .type("radio"),
            .name("week-player"),
            .checked(player.id == week.shownPlayer(core)?.id),
            .on(.change, .family(.week(.playerChosen(player.id))))
          )
          span { texts.name(of: player, among: core.ledger.allPlayers) }
        }
      }
    }
  }
}

private func schoolDay(_ day: Weekday, _ week: WeekEditor, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.week.school
  let name = texts.name(of: day)
  let hours = week.shownHours(on: day, core)
  let remarkID = "school-remark-\(day.rawValue)"
  return li(.class("school-day"), .key("\(day.rawValue)")) {
    span(.class("day-name"), .aria("hidden", true)) { name }
    switchControl(words.isOn(name), isOn: hours.exists, isEnabled: core.role.canWrite) {
      .family(.week(.schoolSwitched(day, $0)))
    }
    if let hours {
      div(.class("from-to"), .key("hours")) {
        time(words.begins(name), texts.time(typed: hours.from), day, .from, remarkID, core)
        span(.aria("hidden", true)) { "\u{2013}" }
        time(words.ends(name), texts.time(typed: hours.to), day, .to, remarkID, core)
      }
    }
    remark(hours?.fieldError, id: remarkID, texts.family.week.remarks)
  }
}

private func time(
  _ name: String,
  _ value: String,
  _ day: Weekday,
  _ edge: TypedHours.Edge,
  _ remarkID: String,
  _ core: Core
) -> View {
  input(
    .class("input"),
    .time,
    .aria("label", name),
    .aria("describedby", remarkID),
    .disabled(!core.role.canWrite),
    .value(value),
    .onValue(.input) { .family(.week(.hoursTyped(day, edge, $0))) },
    .on(.change, .family(.week(.hoursLeft(day))))
  )
}

private func copyOffer(_ day: Weekday, _ core: Core, _ texts: Texts) -> View {
  p(.class("offer"), .key("copy")) {
    quietAction(
      texts.family.week.school.copy(texts.name(of: day)),
      .family(.week(.hoursCopied(day))),
      isEnabled: core.role.canWrite
    )
  }
}

private func copied(_ week: WeekEditor, _ texts: Texts) -> String? {
  guard case .copy(let day, _, _) = week.undo else { return nil }
  return texts.family.week.school.copied(texts.name(of: day))
}

private func way(_ week: WeekEditor, _ core: Core, _ texts: WeekTexts) -> View {
  div(.class("way"), .key("way")) {
    field(
      "school-way",
      texts.school.travel,
      .group([
        .minutes, .disabled(!core.role.canWrite), .aria("describedby", "school-way-remark"),
      ]),
      week.shownTravel(core)
    ) { .travelTyped($0) }
    p(.class("help")) { texts.school.travelHelp }
    remark(week.travelError(core), id: "school-way-remark", texts.remarks)
  }
}
