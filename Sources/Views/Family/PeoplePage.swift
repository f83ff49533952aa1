import AppCore
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
      change(texts.changePIN, withCode: false)
      change(texts.renewCode, withCode: true)
    }
  }
}

private func change(_ name: String, withCode: Bool) -> View {
  button(
    .class("quiet outlined"),
    .type("button"),
    .on(.click, .family(.gate(.changeWanted(withCode: withCode))))
  ) { name }
}

private func players(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.people
  let all = state.ledger.allPlayers
  return section(.class("form"), .aria("labelledby", "players"), .key("players")) {
    h2(.id("players")) { words.players }
    p(.class("help")) { words.playersAbout }
    for player in all {
      nameField(player, words.name(texts.name(of: player, among: all)), state)
    }
    if state.canAddPlayer {
      div(.class("field"), .key("new-player")) {
        label(.for("new-player")) { words.newPlayer }
        input(
          .class("input"),
          .id("new-player"),
          .type("text"),
          .autocomplete("off"),
          .maxlength(40),
          .value(state.newPlayer),
          .onValue(.input) { .family(.people(.nameTyped($0))) },
          .onKey { $0.hasSameBytes(as: "Enter") ? .family(.people(.added)) : nil }
        )
        button(
          .class("quiet outlined"),
          .type("button"),
          .disabled(state.newPlayer.isEmpty || !state.role.holdsPen),
          .on(.click, .family(.people(.added)))
        ) { words.add }
      }
    }
  }
}
