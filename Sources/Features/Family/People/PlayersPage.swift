import Basics
import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// Who plays, in the order in which they were added.
func playersPage(_ people: People, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.people
  return familyPage(.people, words.players, isBehind: true, core, texts) {
    p(.class("lead")) { words.playersAbout }
    ul(.class("list-grid")) {
      for player in core.ledger.allPlayers { person(player, core, texts) }
    }
    bringingBack(core, texts)
    if core.canAddPlayer { newPlayer(people, core, words) }
  }
}

private func person(_ player: Player, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.people
  let name = texts.name(of: player, among: core.ledger.allPlayers)
  let count = core.ledger.allRoutines.filter { $0.players.contains(player.id) }.count
  return li(.class("person"), .key(player.id.shortText)) {
    nameField(player, words.name(name), core)
    if count > 0 {
      p(.class("help")) { words.routines(count) }
    } else {
      starters(for: player, name, core, texts)
    }
    if core.canRemovePlayer {
      quietAction(
        words.remove(name),
        .family(.people(.removed(player.id))),
        isEnabled: core.role.canWrite
      )
    }
  }
}

/// A player without a routine gets one to begin with in one tap.
private func starters(
  for player: Player,
  _ name: String,
  _ core: Core,
  _ texts: Texts
) -> View {
  div(.class("field"), .key("starters")) {
    p { texts.family.people.startersAbout(name) }
    div(.class("options")) {
      for starter in FamilyStarter.allCases {
        outlinedAction(
          starter.name(texts.family.people),
          .family(.people(.starterChosen(player.id, starter.quest(texts), starter.days))),
          isEnabled: core.role.canWrite
        )
      }
    }
  }
}

/// Stands empty until somebody is removed, so that it is read out then.
private func bringingBack(_ core: Core, _ texts: Texts) -> View {
  let words = texts.family.people
  let removed = core.ledger.removedPlayers
  return div(.class("removed"), .role("status"), .key("removed")) {
    if !removed.isEmpty { span { words.removedAbout } }
    for player in removed {
      quietAction(
        words.bringBack(texts.name(of: player, among: removed)),
        .family(.people(.broughtBack(player.id))),
        isEnabled: core.role.canWrite && core.canAddPlayer
      )
    }
  }
}

private func newPlayer(_ people: People, _ core: Core, _ texts: PeopleTexts) -> View {
  div(.class("field narrow"), .key("new-player")) {
    label(.for("new-player")) { texts.newPlayer }
    input(
      .class("input"),
      .id("new-player"),
      .text(upTo: longestPlayerName),
      .value(people.newPlayer),
      .aria("describedby", "new-player-help"),
      .onValue(.input) { .family(.people(.newTyped($0))) },
      .onKey { $0.hasSameScalars(as: "Enter") ? .family(.people(.added)) : nil }
    )
    p(.class("help"), .id("new-player-help"), .role("status")) {
      people.isNewNameTaken(core) ? texts.isTaken : ""
    }
    outlinedAction(
      texts.add,
      .family(.people(.added)),
      isEnabled: !people.newPlayer.isEmpty && !people.isNewNameTaken(core) && core.role.canWrite
    )
  }
}
