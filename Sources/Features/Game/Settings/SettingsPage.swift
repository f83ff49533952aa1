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
  /// How it stands with what is connected.
  let connected: ConnectedStates
  /// What is said of the player's data.
  let myData: View

  package init(canVibrate: Bool, connected: ConnectedStates, myData: View) {
    (self.canVibrate, self.connected, self.myData) = (canVibrate, connected, myData)
  }
}

/// On paper, calm and plain.
package func settingsPage(
  _ chosen: Look,
  _ reminders: RemindersMemory,
  _ evening: EveningWords,
  _ others: OtherSettings,
  _ scene: Scene
) -> View {
  page("settings", scene) {
    main(.key("settings")) {
      header(.class("top")) {
        roundAction("back", scene.texts.summary.backHome, .back)
        h1(.focusesOnAppear) { scene.texts.frame.settings }
      }
      section(.class("sheet"), .aria("labelledby", "game"), .key("game")) {
        div(.class("section-title")) { h2(.id("game")) { scene.texts.settings.game } }
        if scene.core.ledger.allPlayers.count > 1 { whoPlays(scene) }
        senseSwitch(.sound, scene.core, scene.texts.settings)
        senseSwitch(.revealByEar, scene.core, scene.texts.settings)
        if others.canVibrate { senseSwitch(.vibration, scene.core, scene.texts.settings) }
        remindersSection(reminders, scene)
        look(chosen, scene.core, scene.texts.settings)
      }
      papersSection(evening, scene)
      others.myData
      connected(others.connected, scene)
      p(.class("family-link")) { quietAction(scene.texts.family.title, .familyAreaChosen) }
      p(.class("release")) { scene.texts.settings.release(Release.number) }
    }
  }
}

/// Absent where nothing is allowed.
private func connected(_ states: ConnectedStates, _ scene: Scene) -> View {
  if !scene.core.offersCalendars, !states.music.exists, !states.family.exists {
    return .fragment([])
  }
  return section(.class("sheet"), .aria("labelledby", "connected"), .key("connected")) {
    div(.class("section-title")) { h2(.id("connected")) { scene.texts.settings.connected } }
    if let music = states.music {
      row(scene.texts.spotify.title, music, .sidePage(.chosen(.music)))
    }
    if scene.core.offersCalendars {
      row(
        scene.texts.calendars.title,
        scene.texts.state(of: scene.core.calendars, scene.core),
        .sidePage(.chosen(.calendars))
      )
    }
    if let family = states.family {
      row(scene.texts.family.people.title, family, .sidePage(.chosen(.devices)))
    }
  }
}

private func row(_ name: String, _ state: String, _ action: Action) -> View {
  button(.class("row"), .type("button"), .on(.click, action), .key(name)) {
    span(.class("grow")) {
      b { name }
      span(.class("soft")) { state }
    }
    pictogram("right")
  }
}

private func whoPlays(_ scene: Scene) -> View {
  let all = scene.core.ledger.allPlayers
  let player = all.first { $0.id == scene.core.player }
  return button(
    .class("row"),
    .type("button"),
    .on(.click, .player(.asked)),
    .key("who-plays")
  ) {
    span(.class("grow")) {
      b { scene.texts.players.setting }
      span(.class("soft")) { player.map { scene.texts.name(of: $0, among: all) } ?? "" }
    }
    pictogram("right")
  }
}

private func senseSwitch(_ sense: Sense, _ core: Core, _ texts: SettingsTexts) -> View {
  let (name, about) = texts.words(for: sense)
  return div(.class("setting")) {
    span(.class("grow")) {
      b { name }
      span(.class("soft")) { about }
    }
    switchControl(name, isOn: core.isOn(sense), isEnabled: core.role.canWrite) {
      .settings(.switched(sense.key, isOn: $0))
    }
  }
}

private func look(_ chosen: Look, _ core: Core, _ texts: SettingsTexts) -> View {
  fieldset(.class("field"), .key("look")) {
    legend { texts.look }
    div(.class("segments")) {
      for look in Look.allCases {
        label {
          input(
            .type("radio"),
            .name("look"),
            .disabled(!core.role.canWrite),
            .checked(look == chosen),
            .on(.change, .settings(.lookChosen(look)))
          )
          span { texts.name(of: look) }
        }
      }
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

  fileprivate func name(of look: Look) -> String {
    switch look {
    case .asDevice: asDevice
    case .goldenHour: goldenHour
    case .blueHour: blueHour
    }
  }
}
