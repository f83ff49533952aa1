import AppCore
import Basics
import Controls
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// Who plays, in the order in which they were added.
func playersPage(_ people: People, _ scene: Scene) -> View {
  let words = scene.texts.family.people
  return familyPage(.people, words.players, behind: words.players, scene) {
    p(.class("lead")) { words.playersAbout }
    ul(.class("list-grid")) {
      for player in scene.core.ledger.allPlayers { person(player, scene) }
    }
    bringingBack(scene)
    if scene.core.canAddPlayer { newPlayer(people, scene.core, words) }
  }
}

private func person(_ player: Player, _ scene: Scene) -> View {
  let words = scene.texts.family.people
  let name = scene.texts.name(of: player, among: scene.core.ledger.allPlayers)
  let count = scene.core.ledger.allRoutines.filter { $0.players.contains(player.id) }.count
  return li(.class("person"), .key(player.id.shortText)) {
    nameField(player, words.name(name), scene.core)
    if count > 0 {
      p(.class("help")) { words.routines(count) }
    } else {
      starters(for: player, name, scene)
    }
    if scene.core.canRemovePlayer {
      quietAction(
        words.remove(name),
        .family(.people(.removed(player.id))),
        isEnabled: scene.canWrite
      )
    }
  }
}

/// A player without a routine gets one to begin with in one tap.
private func starters(
  for player: Player,
  _ name: String,
  _ scene: Scene
) -> View {
  div(.class("field"), .key("starters")) {
    p { scene.texts.family.people.startersAbout(name) }
    div(.class("options")) {
      for starter in FamilyStarter.allCases {
        outlinedAction(
          starter.name(scene.texts.family.people),
          .family(.people(.starterChosen(player.id, starter.quest(scene.texts), starter.days))),
          isEnabled: scene.canWrite
        )
      }
    }
  }
}

/// Stands empty until somebody is removed, so that it is read out then.
private func bringingBack(_ scene: Scene) -> View {
  let words = scene.texts.family.people
  let removed = scene.core.ledger.removedPlayers
  return div(.class("removed"), .role("status"), .key("removed")) {
    if !removed.isEmpty { span { words.removedAbout } }
    for player in removed {
      quietAction(
        words.bringBack(scene.texts.name(of: player, among: removed)),
        .family(.people(.broughtBack(player.id))),
        isEnabled: scene.canWrite && scene.core.canAddPlayer
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
