import Controls
import Domain
import Editing
import Time

/// A page of the player's beside the quests; no quest needs one.
package enum SidePage: Sendable {
  case stats
  case patterns(Derived<Patterns>?)
  case reflection(ISOWeek, Derived<WeekReview>?)
  case settings
  /// What is connected on this device.
  case calendars
  /// The player's own music.
  case music
  /// Who can see what of the player's, where devices sync.
  case devices
  /// The player's own editor.
  case ownQuest(RoutineEditor)
  /// A page for which a scene is enough.
  case plain(PlainPage)
}

/// A side page that keeps nothing and needs nothing of other features.
package enum PlainPage: Hashable, Sendable {
  /// What a quest of the player's can begin from.
  case newQuest

  /// Whether its row stands in the settings, so that *Back* leads there and not home.
  var isInSettings: Bool {
    switch self {
    case .newQuest: false
    }
  }

  func view(_ scene: Scene) -> View {
    switch self {
    case .newQuest: templatesPage(scene)
    }
  }
}

/// A side page that is opened by its name alone.
package enum SidePageName: Hashable, CaseIterable, Sendable {
  case stats
  case patterns
  case settings
  case calendars
  case music
  case devices
  case newQuest

  var page: SidePage {
    switch self {
    case .stats: .stats
    case .patterns: .patterns(nil)
    case .settings: .settings
    case .calendars: .calendars
    case .music: .music
    case .devices: .devices
    case .newQuest: .plain(.newQuest)
    }
  }
}
