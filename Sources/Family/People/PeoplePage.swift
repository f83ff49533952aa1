import Access
import Basics
import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine
import Transfer

/// Who plays, and what belongs to the family as a whole.
func peoplePage(
  _ people: People,
  _ copies: CopiesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  familyPage(.people, texts.family.people.title, core, texts) {
    p(.class("lead")) { texts.family.people.lead }
    div(.class("columns even")) {
      div(.class("form")) {
        players(people, core, texts)
        keys(texts.family.people)
      }
      div(.class("form")) {
        backupSection(copies, core, texts)
        eraseSection(copies, core, texts)
      }
    }
  }
}

private func keys(_ texts: PeopleTexts) -> View {
  section(.class("form"), .aria("labelledby", "keys"), .key("keys")) {
    h2(.id("keys")) { texts.keys }
    p(.class("help")) { texts.keysAbout }
    div(.class("options")) {
      outlinedAction(texts.changePIN, .gate(.changeWanted(withCode: false)))
      outlinedAction(texts.renewCode, .gate(.changeWanted(withCode: true)))
    }
  }
}

private func players(_ people: People, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.people
  let all = core.ledger.allPlayers
  return section(.class("form"), .aria("labelledby", "players"), .key("players")) {
    h2(.id("players")) { words.players }
    p(.class("help")) { words.playersAbout }
    for player in all {
      let name = texts.name(of: player, among: all)
      div(.class("with-tool"), .key(player.id.shortText)) {
        nameField(player, words.name(name), core)
        if core.canRemovePlayer {
          roundAction(
            "bin",
            words.remove(name),
            .family(.people(.removed(player.id))),
            isEnabled: core.role.canWrite
          )
        }
      }
    }
    bringingBack(core, texts)
    if core.canAddPlayer {
      div(.class("field"), .key("new-player")) {
        label(.for("new-player")) { words.newPlayer }
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
          people.isNewNameTaken(core) ? words.isTaken : ""
        }
        outlinedAction(
          words.add,
          .family(.people(.added)),
          isEnabled: !people.newPlayer.isEmpty && !people.isNewNameTaken(core) && core.role.canWrite
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
