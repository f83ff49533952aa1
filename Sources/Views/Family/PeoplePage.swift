import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine

/// Who plays, and what belongs to the family as a whole.
func peoplePage(_ state: AppState, _ texts: Texts) -> View {
  familyPage(.people, texts.family.people.title, state, texts) {
    p(.class("lead")) { texts.family.people.lead }
    div(.class("columns even")) {
      div(.class("form")) {
        players(state, texts)
        keys(texts.family.people)
      }
      div(.class("form")) {
        backupSection(state, texts)
        eraseSection(state, texts)
      }
    }
  }
}

private func keys(_ texts: PeopleTexts) -> View {
  section(.class("form"), .aria("labelledby", "keys"), .key("keys")) {
    h2(.id("keys")) { texts.keys }
    p(.class("help")) { texts.keysAbout }
    div(.class("options")) {
      outlinedAction(texts.changePIN, .family(.gate(.changeWanted(withCode: false))))
      outlinedAction(texts.renewCode, .family(.gate(.changeWanted(withCode: true))))
    }
  }
}

private func players(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.people
  let all = state.ledger.allPlayers
  return section(.class("form"), .aria("labelledby", "players"), .key("players")) {
    h2(.id("players")) { words.players }
    p(.class("help")) { words.playersAbout }
    for player in all {
      let name = texts.name(of: player, among: all)
      div(.class("with-tool"), .key(player.id.shortText)) {
        nameField(player, words.name(name), state)
        if state.canRemovePlayer {
          roundAction(
            "bin",
            words.remove(name),
            .family(.people(.removed(player.id))),
            isEnabled: state.role.canWrite
          )
        }
      }
    }
    bringingBack(state, texts)
    if state.canAddPlayer {
      div(.class("field"), .key("new-player")) {
        label(.for("new-player")) { words.newPlayer }
        input(
          .class("input"),
          .id("new-player"),
          .text(upTo: longestPlayerName),
          .value(state.newPlayer),
          .aria("describedby", "new-player-help"),
          .onValue(.input) { .family(.people(.newTyped($0))) },
          .onKey { $0.hasSameScalars(as: "Enter") ? .family(.people(.added)) : nil }
        )
        p(.class("help"), .id("new-player-help"), .role("status")) {
          state.isNewNameTaken ? words.isTaken : ""
        }
        outlinedAction(
          words.add,
          .family(.people(.added)),
          isEnabled: !state.newPlayer.isEmpty && !state.isNewNameTaken && state.role.canWrite
        )
      }
    }
  }
}

/// Stands empty until somebody is removed, so that it is read out then.
private func bringingBack(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.people
  let removed = state.ledger.removedPlayers
  return div(.class("removed"), .role("status"), .key("removed")) {
    if !removed.isEmpty { span { words.removedAbout } }
    for player in removed {
      quietAction(
        words.bringBack(texts.name(of: player, among: removed)),
        .family(.people(.broughtBack(player.id))),
        isEnabled: state.role.canWrite && state.canAddPlayer
      )
    }
  }
}
