import AppCore
import Controls
import Markup
import Strings
import SyncEngine

/// Light or dark, and the paper of the lanterns.
func lookPage(_ chosen: Look, _ evening: EveningWords, _ scene: Scene) -> View {
  settingPage(
    scene.texts.settings.look,
    .fragment([light(chosen, scene.core, scene.texts.settings)] + papersSection(evening, scene)),
    scene
  )
}

private func light(_ chosen: Look, _ core: Core, _ texts: SettingsTexts) -> View {
  fieldset(.class("field"), .key("light")) {
    legend { texts.light }
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
  func name(of look: Look) -> String {
    switch look {
    case .asDevice: asDevice
    case .goldenHour: goldenHour
    case .blueHour: blueHour
    }
  }
}
