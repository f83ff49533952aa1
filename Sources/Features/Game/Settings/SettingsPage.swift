import AppCore
import Basics
import Controls
import Domain
import Edition
import Markup
import Planner
import Strings
import SyncEngine

/// What the settings show of features that the game cannot name, and of the device.
package struct OtherSettings {
  let canVibrate: Bool
  let staysAwake: Bool
  // How it stands with what is connected.
  let music: String?
  let family: String?

  package init(canVibrate: Bool, staysAwake: Bool, music: String?, family: String?) {
    (self.canVibrate, self.staysAwake) = (canVibrate, staysAwake)
    (self.music, self.family) = (music, family)
  }
}

/// On paper, calm and plain: the game, and what is connected.
///
/// - Parameter look: of the device, and what is said of papers.
func settingsPage(
  _ look: (chosen: Look, words: EveningWords),
  _ others: OtherSettings,
  _ scene: Scene
) -> View {
  page("settings", scene) {
    main(.key("settings")) {
      header(.class("top")) {
        roundAction("back", scene.texts.summary.backHome, .back)
        h1(.focusesOnAppear) { scene.texts.frame.settings }
      }
      group("game", scene.texts.settings.game, gameRows(look, others, scene))
      connected(others, scene)
      p(.class("family-link")) { quietAction(scene.texts.family.title, .familyAreaChosen) }
      p(.class("release")) { scene.texts.settings.release(Release.number) }
    }
  }
}

private func group(_ id: String, _ title: String, _ rows: View) -> View {
  section(.class("sheet"), .aria("labelledby", id), .key(id)) {
    div(.class("section-title")) { h2(.id(id)) { title } }
    ul(.class("rows")) { rows }
  }
}

@MarkupBuilder<Action>
private func gameRows(
  _ look: (chosen: Look, words: EveningWords),
  _ others: OtherSettings,
  _ scene: Scene
) -> View {
  let texts = scene.texts
  if scene.core.ledger.allPlayers.count > 1 { whoPlays(scene) }
  senseSwitch(.sound, scene.core, texts.settings)
  senseSwitch(.revealByEar, scene.core, texts.settings)
  if others.canVibrate { senseSwitch(.vibration, scene.core, texts.settings) }
  settingRow(texts.settings.reminders, texts.reminders(scene.core), .sidePage(.chosen(.reminders)))
  settingRow(
    texts.settings.look,
    texts.look(look.chosen, scene.core.papers, look.words),
    .sidePage(.chosen(.look))
  )
  settingRow(texts.myData.title, texts.myData(scene.core), .sidePage(.chosen(.myData)))
  if others.staysAwake { li(.class("soft small awake")) { texts.settings.staysAwake } }
}

/// Absent where nothing is allowed.
private func connected(_ others: OtherSettings, _ scene: Scene) -> View {
  let texts = scene.texts
  if !scene.core.offersCalendars, !others.music.exists, !others.family.exists {
    return .fragment([])
  }
  var rows: [View] = []
  if let music = others.music {
    rows.append(settingRow(texts.spotify.title, music, .sidePage(.chosen(.music))))
  }
  if scene.core.offersCalendars {
    let state = texts.state(of: scene.core.calendars, scene.core)
    rows.append(settingRow(texts.calendars.title, state, .sidePage(.chosen(.calendars))))
  }
  if let family = others.family {
    rows.append(settingRow(texts.family.people.title, family, .sidePage(.chosen(.devices))))
  }
  return group("connected", texts.settings.connected, .fragment(rows))
}

private func whoPlays(_ scene: Scene) -> View {
  let all = scene.core.ledger.allPlayers
  let player = all.first { $0.id == scene.core.player }
  let name = player.map { scene.texts.name(of: $0, among: all) } ?? ""
  return settingRow(scene.texts.players.setting, name, .player(.asked))
}

private func senseSwitch(_ sense: Sense, _ core: Core, _ texts: SettingsTexts) -> View {
  let (name, about) = texts.words(for: sense)
  return li(.class("setting")) {
    span(.class("grow")) {
      b { name }
      span(.class("soft")) { about }
    }
    switchControl(name, isOn: core.isOn(sense), isEnabled: core.role.canWrite) {
      .settings(.switched(sense.key, isOn: $0))
    }
  }
}

extension SettingsTexts {
  fileprivate func words(for sense: Sense) -> (name: String, about: String) {
    switch sense {
    case .sound: (sounds, soundsAbout)
    case .revealByEar: (hearReveal, hearRevealAbout)
    case .vibration: (vibration, vibrationAbout)
    }
  }
}

// How it stands with what the rows lead to.
extension Texts {
  fileprivate func reminders(_ core: Core) -> String {
    let on = Reminder.allCases.filter { core.isOn($0) }
    return on.isEmpty ? settings.off : list(on.map { when($0, core) })
  }

  /// The first paper is named once there is another one.
  fileprivate func look(_ look: Look, _ papers: Papers, _ words: EveningWords) -> String {
    let light = settings.name(of: look)
    let paper = papers.paper == 0 ? "" : words.name(of: papers.paper)
    return paper.isEmpty ? light : lists.next(light, paper)
  }

  fileprivate func myData(_ core: Core) -> String {
    let quests = core.history.count { $0.isCompleted }
    return quests == 0 ? myData.rowNothingYet : myData.row(quests)
  }
}
