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
  case reminders
  /// Lights and papers.
  case look
  /// What there is of the player's, with ways to keep it.
  case myData(MyDataPage)
  /// What is connected on this device.
  case calendars
  /// The player's own music.
  case music
  /// Who can see what of the player's, where devices sync.
  case devices
  /// The player's own editor.
  case ownQuest(RoutineEditor)
  /// A start that is bet on.
  case bet(BetScreen)
  /// A page for which a scene is enough.
  case plain(PlainPage)
}

/// *My data*, and the pages to which it leads.
package enum MyDataPage: Hashable, Sendable {
  case list
  case saving
  case bringingIn
  /// How the app gets to the home screen.
  case installing
  /// The same, as the note on home leads there: it can be put off.
  case offered
}

/// A side page that keeps nothing and needs nothing of other features.
package enum PlainPage: Hashable, Sendable {
  /// What a quest of the player's can begin from.
  case newQuest
  /// The quests whose start can be bet on.
  case bets

  /// Whether its row stands in the settings, so that *Back* leads there and not home.
  var isInSettings: Bool {
    switch self {
    case .newQuest, .bets: false
    }
  }

  func view(_ scene: Scene) -> View {
    switch self {
    case .newQuest: templatesPage(scene)
    case .bets: betsPage(scene)
    }
  }
}

/// A side page that is opened by its name alone.
package enum SidePageName: Hashable, CaseIterable, Sendable {
  case stats
  case patterns
  case settings
  case reminders
  case look
  case myData
  case savedCopy
  case broughtCopy
  case homeScreen
  case homeScreenOffer
  case calendars
  case music
  case devices
  case newQuest
  case bets

  var page: SidePage {
    switch self {
    case .stats: .stats
    case .patterns: .patterns(nil)
    case .settings: .settings
    case .reminders: .reminders
    case .look: .look
    case .myData: .myData(.list)
    case .savedCopy: .myData(.saving)
    case .broughtCopy: .myData(.bringingIn)
    case .homeScreen: .myData(.installing)
    case .homeScreenOffer: .myData(.offered)
    case .calendars: .calendars
    case .music: .music
    case .devices: .devices
    case .newQuest: .plain(.newQuest)
    case .bets: .plain(.bets)
    }
  }
}
