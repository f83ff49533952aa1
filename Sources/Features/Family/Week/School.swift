import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// A player's school: a row a day, and the way there.
func school(_ week: WeekEditor, _ scene: Scene) -> View {
  let words = scene.texts.family.week.school
  return section(.class("plan"), .key("school")) {
    h2 { words.title }
    if scene.core.ledger.allPlayers.count > 1 { whose(week, scene) }
    ul(.class("school-days")) {
      for day in Weekday.allCases { schoolDay(day, week, scene) }
    }
    if let day = week.copyableDay(scene.core) { copyOffer(day, scene) }
    undoNotice(copied(week, scene.texts), words.takeBack, scene.core)
    way(week, scene.core, scene.texts.family.week)
  }
}

private func whose(_ week: WeekEditor, _ scene: Scene) -> View {
  fieldset(.class("field"), .key("whose")) {
    legend(.class("hidden-text")) { scene.texts.family.week.school.whose }
    div(.class("segments")) {
      for player in scene.core.ledger.allPlayers {
        label(.key(player.id.shortText)) {
          input(
            .type("radio"),
            .name("week-player"),
            .checked(player.id == week.shownPlayer(scene.core)?.id),
            .on(.change, .family(.week(.playerChosen(player.id))))
          )
          span { scene.texts.name(of: player, among: scene.core.ledger.allPlayers) }
        }
      }
    }
  }
}

private func schoolDay(_ day: Weekday, _ week: WeekEditor, _ scene: Scene) -> View {
  let words = scene.texts.family.week.school
  let name = scene.texts.name(of: day)
  let hours = week.shownHours(on: day, scene.core)
  let remarkID = "school-remark-\(day.rawValue)"
  return li(.class("school-day"), .key("\(day.rawValue)")) {
    span(.class("day-name"), .aria("hidden", true)) { name }
    switchControl(words.isOn(name), isOn: hours.exists, isEnabled: scene.canWrite) {
      .family(.week(.schoolSwitched(day, $0)))
    }
    if let hours {
      div(.class("from-to"), .key("hours")) {
        time(
          .named(words.begins(name), remarkID),
          scene.texts.time(typed: hours.from),
          day,
          .from,
          scene.core
        )
        span(.aria("hidden", true)) { "\u{2013}" }
        time(
          .named(words.ends(name), remarkID),
          scene.texts.time(typed: hours.to),
          day,
          .to,
          scene.core
        )
      }
    }
    remark(hours?.fieldError, id: remarkID, scene.texts.family.week.remarks)
  }
}

extension Attribute<Action> {
  fileprivate static func named(_ name: String, _ remarkID: String) -> Self {
    .group([.aria("label", name), .aria("describedby", remarkID)])
  }
}

private func time(
  _ named: Attribute<Action>,
  _ value: String,
  _ day: Weekday,
  _ edge: TypedHours.Edge,
  _ core: Core
) -> View {
  input(
    .class("input"),
    .time,
    named,
    .disabled(!core.role.canWrite),
    .value(value),
    .onValue(.input) { .family(.week(.hoursTyped(day, edge, $0))) },
    .on(.change, .family(.week(.hoursLeft(day))))
  )
}

private func copyOffer(_ day: Weekday, _ scene: Scene) -> View {
  p(.class("other-school"), .key("copy")) {
    quietAction(
      scene.texts.family.week.school.copy(scene.texts.name(of: day)),
      .family(.week(.hoursCopied(day))),
      isEnabled: scene.canWrite
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
      .init(
        "school-way",
        texts.school.travel,
        .group([
          .minutes, .disabled(!core.role.canWrite), .aria("describedby", "school-way-remark"),
        ]),
        week.shownTravel(core)
      )
    ) { .travelTyped($0) }
    p(.class("help")) { texts.school.travelHelp }
    remark(week.travelError(core), id: "school-way-remark", texts.remarks)
  }
}
