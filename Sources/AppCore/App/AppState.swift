import Basics
import Domain
import SyncEngine
import Time

/// Everything the app knows; the screens are a function of it.
package struct AppState: Sendable {
  package internal(set) var core: Core
  package internal(set) var stage = Stage.opening
  package internal(set) var screen = Screen.home
  /// What the reveal on the screen shows.
  var shownReveal: Reveal?
  /// What the estimate screen tells of earlier times.
  package internal(set) var hint: Hint?
  /// Becomes a guess when it is locked in.
  package internal(set) var draft = Draft()
  package internal(set) var attention = Attention()
  /// The estimation that *Not done yet* can still take back.
  var reopenable: EstimationID?
  package internal(set) var statsRange = StatsRange.twoWeeks
  package internal(set) var isStatsListOpen = false
  /// Up to date while its screen shows.
  package internal(set) var stats = Stats()
  /// Up to date while a screen shows them.
  package internal(set) var patterns: Patterns?
  package internal(set) var isGuideOpen = false
  /// Up to date while its screen shows.
  package internal(set) var review: WeekReview?
  package internal(set) var place = LaunchContext(isInstalled: false, wasUsed: false)
  package internal(set) var look = Look.asDevice
  package internal(set) var savedCopy = SavedCopy.none
  package internal(set) var copies = Copies()
  package internal(set) var gate = Gate()
  package internal(set) var routineEditor = RoutineEditor()
  /// The name of a player who is about to be added.
  package internal(set) var newPlayer = ""
  /// A player's name that is being typed.
  var typedName: TypedName?
  package internal(set) var practice = Practice()
  package internal(set) var week = WeekEditor()
  /// A newer version of the app than this one waits on the device.
  var isUpdateFound = false
  let starter: StarterQuest
  let zone: LocalZone

  package init(starter: StarterQuest, dice: Dice, moment: Moment, zone: LocalZone = .utc) {
    self.starter = starter
    self.zone = zone
    core = Core(dice: dice, moment: moment)
  }

  package enum Stage: Hashable, Sendable {
    /// The log is being read.
    case opening
    /// There is nothing in the log, and she is asked what to do about it.
    case empty(EmptyLog)
    case ready
    case unusable(StorageTrouble)
  }

  package enum Screen: Hashable, Sendable {
    case home
    case quest(SessionID)
    case summary(SessionID)
    case stats
    case patterns
    case reflection(ISOWeek)
    case settings
    case family(FamilyPlace)
    case firstStart(FirstStartPage)
    case practice
    case whoPlays
    /// What a quest of hers can begin from.
    case newQuest
    /// Her own editor.
    case ownQuest(RoutineID)
  }
}

/// Why the app cannot start here.
package enum StorageTrouble: Hashable, Sendable {
  /// The browser gives no storage that lasts: private mode, or switched off.
  case blocked
  /// The device has no room left.
  case full
}
