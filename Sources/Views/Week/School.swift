import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// A player's school: a row a day, and the way there.
func school(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.week.school
  return section(.class("plan"), .key("school")) {
    h2 { words.title }
    if state.ledger.allPlayers.count > 1 { whose(state, texts) }
    ul(.class("school-days")) {
      for day in Weekday.allCases { schoolDay(day, state, texts) }
    }
    if let day = state.copyableDay { copyOffer(day, state, texts) }
    undoNotice(copied(state, texts), words.takeBack, state)
    way(state, texts.family.week)
  }
}

private func whose(_ state: AppState, _ texts: Texts) -> View {
  fieldset(.class("field"), .key("whose")) {
    legend(.class("hidden-text")) { texts.family.week.school.whose }
    div(.class("segments")) {
      for player in state.ledger.allPlayers {
        label(.key(player.id.shortText)) {
          input(
            .type("radio"),
            .name("week-player"),
            .checked(player.id == state.weekPlayer?.id),
            .on(.change, .family(.week(.playerChosen(player.id))))
          )
          span { texts.name(of: player, among: state.ledger.allPlayers) }
        }
      }
    }
  }
}

private func schoolDay(_ day: Weekday, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.week.school
  let name = texts.name(of: day)
  let hours = state.shownHours(on: day)
  let remarkID = "school-remark-\(day.rawValue)"
  return li(.class("school-day"), .key("\(day.rawValue)")) {
    span(.class("day-name"), .aria("hidden", true)) { name }
    switchControl(words.isOn(name), isOn: hours.exists, isEnabled: state.role.canWrite) {
      .family(.week(.schoolSwitched(day, $0)))
    }
    if let hours {
      div(.class("from-to"), .key("hours")) {
        time(words.begins(name), hours.from, day, .from, remarkID, state)
        span(.aria("hidden", true)) { "\u{2013}" }
        time(words.ends(name), hours.to, day, .to, remarkID, state)
      }
    }
    remark(hours?.remark, id: remarkID, texts.family.week.remarks)
  }
}

private func time(
  _ name: String,
  _ value: String,
  _ day: Weekday,
  _ edge: TypedHours.Edge,
  _ remarkID: String,
  _ state: AppState
) -> View {
  input(
    .class("input"),
    .type("time"),
    .aria("label", name),
    .aria("describedby", remarkID),
    .disabled(!state.role.canWrite),
    .value(value),
    .onValue(.input) { .family(.week(.hoursTyped(day, edge, $0))) }
  )
}

private func copyOffer(_ day: Weekday, _ state: AppState, _ texts: Texts) -> View {
  p(.class("offer"), .key("copy")) {
    quietAction(
      texts.family.week.school.copy(texts.name(of: day)),
      .family(.week(.hoursCopied(day))),
      isEnabled: state.role.canWrite
    )
  }
}

private func copied(_ state: AppState, _ texts: Texts) -> String? {
  guard case .copy(let day, _, _) = state.week.undo else { return nil }
  return texts.family.week.school.copied(texts.name(of: day))
}

private func way(_ state: AppState, _ texts: WeekTexts) -> View {
  div(.class("way"), .key("way")) {
    field(
      "school-way",
      texts.school.travel,
      .group([
        .minutes, .disabled(!state.role.canWrite), .aria("describedby", "school-way-remark"),
      ]),
      state.shownTravel
    ) { .travelTyped($0) }
    p(.class("help")) { texts.school.travelHelp }
    remark(state.travelRemark, id: "school-way-remark", texts.remarks)
  }
}
