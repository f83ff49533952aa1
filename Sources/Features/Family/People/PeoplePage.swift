import Access
import AppCore
import Basics
import Controls
import Devices
import Domain
import Markup
import Planner
import Spotify
import Strings
import SyncEngine
import Time
import Transfer

/// What belongs to the family as a whole: each row says its state, and leads to a page of its own.
func peoplePage(
  _ gate: Gate,
  _ copies: CopiesState,
  _ connected: ConnectedFeatures,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.people
  return familyPage(.people, words.title, scene) {
    p(.class("lead")) { words.lead }
    ul(.class("rows")) {
      leadingRow(
        "people",
        words.players,
        scene.texts.names(of: scene.core.ledger.allPlayers),
        opens(.players)
      )
      leadingRow("key", words.keys, scene.texts.words(for: gate, scene.core), opens(.keys))
      leadingRow(
        "calendar",
        scene.texts.calendars.title,
        scene.texts.state(of: scene.core.calendars, scene.core),
        opens(.calendars)
      )
      if let music = connected.spotify.parentsState(scene) {
        leadingRow("music", scene.texts.spotify.title, music, opens(.music))
      }
      leadingRow(
        "laptop",
        scene.texts.devices.title,
        scene.texts.state(of: connected.devices),
        opens(.devices)
      )
      leadingRow("box", scene.texts.family.copies.title, copies.lastCopy(scene), opens(.copies))
    }
    ul(.class("rows apart")) {
      leadingRow("bin", words.erase, words.eraseAbout, opens(.erase))
    }
    stateWord(connected.devices, scene.texts)
  }
}

func opens(_ page: FamilyPage) -> Action { .family(.pageChosen(page)) }

extension Texts {
  fileprivate func names(of players: [Player]) -> String {
    list(players.map { name(of: $0, among: players) })
  }

  fileprivate func words(for gate: Gate, _ core: Core) -> String {
    lists.sentences(family.people.pinSet, words(forCodeOf: gate, core))
  }

  /// Whether the family code is on paper, and since when.
  func words(forCodeOf gate: Gate, _ core: Core) -> String {
    let words = family.people
    if gate.hasOldPaper { return words.codeIsOld }
    if !gate.knowsFamilyCode { return words.codeOnSheet }
    guard let code = gate.record?.code, code.unwritten == nil else { return words.codeNotOnPaper }
    guard let notedAt = code.notedAt else { return words.codeOnPaper }
    let day = LocalDay(notedAt, offset: core.moment.offset)
    return words.codeOnPaperSince(date(day, on: core.moment.today))
  }
}
