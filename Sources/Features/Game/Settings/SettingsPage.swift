import Basics
import Controls
import Core
import Domain
import Edition
import Markup
import Planner
import Strings
import SyncEngine

/// On paper, calm and plain.
///
/// - Parameters:
///   - connections: how it stands with what is connected.
///   - papers: what the player may choose for the lanterns.
///   - myData: what is said of the player's data.
func settingsPage(
  _ chosen: Look,
  canVibrate: Bool,
  _ connections: ConnectedStates,
  _ reminders: RemindersMemory,
  _ papers: [View],
  _ myData: View,
  _ core: Core,
  _ texts: Texts
) -> View {
  page("settings", core, texts) {
    main(.key("settings")) {
      header(.class("top")) {
        roundAction("back", texts.summary.backHome, .back)
        h1(.focusesOnAppear) { texts.frame.settings }
      }
      section(.class("sheet"), .aria("labelledby", "game"), .key("game")) {
        div(.class("section-title")) { h2(.id("game")) { texts.settings.game } }
        if core.ledger.allPlayers.count > 1 { whoPlays(core, texts) }
        senseSwitch(.sound, core, texts.settings)
        senseSwitch(.revealByEar, core, texts.settings)
        if canVibrate { senseSwitch(.vibration, core, texts.settings) }
        remindersSection(reminders, core, texts)
        look(chosen, core, texts.settings)
      }
      papers
      myData
      connected(connections, core, texts)
      p(.class("family-link")) { quietAction(texts.family.title, .familyAreaChosen) }
      p(.class("release")) { texts.settings.release(Release.number) }
    }
  }
}

/// Absent where nothing is allowed.
private func connected(_ states: ConnectedStates, _ core: Core, _ texts: Texts) -> View {
  if !core.offersCalendars, !states.music.exists, !states.family.exists { return .fragment([]) }
  return section(.class("sheet"), .aria("labelledby", "connected"), .key("connected")) {
    div(.class("section-title")) { h2(.id("connected")) { texts.settings.connected } }
    if let music = states.music { row(texts.spotify.title, music, .sidePage(.musicChosen)) }
    if core.offersCalendars {
      row(texts.calendars.title, texts.state(of: core.calendars, core), .sidePage(.calendarsChosen))
    }
    if let family = states.family {
      row(texts.family.people.title, family, .sidePage(.devicesChosen))
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

private func whoPlays(_ core: Core, _ texts: Texts) -> View {
  let all = core.ledger.allPlayers
  let player = all.first { $0.id == core.player }
  return button(
    .class("row"),
    .type("button"),
    .on(.click, .player(.asked)),
    .key("who-plays")
  ) {
    span(.class("grow")) {
      b { texts.players.setting }
      span(.class("soft")) { player.map { texts.name(of: $0, among: all) } ?? "" }
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
      .settings(.switched(sense, isOn: $0))
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
