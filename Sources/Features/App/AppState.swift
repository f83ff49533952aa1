import AppCore
import Basics
import Domain
import Family
import Game
import Setup
import SyncEngine
import Time
import Transfer

/// Everything the app knows; the screen is a function of it.
package struct AppState: Sendable {
  package internal(set) var core: Core
  package internal(set) var room = Room.opening
  package internal(set) var game = GameState()
  package internal(set) var setup: SetupState
  package internal(set) var family = FamilyState()
  /// What ``later`` reads; the first part hands it on unread.
  var hidden: HiddenState?
  package internal(set) var launch = LaunchContext(isInstalled: false, wasUsed: false)
  package internal(set) var laterPart: LaterPart
  /// Whether a newer version of the app than this one waits on the device.
  var isUpdateFound = false

  package init(
    starter: StarterQuest,
    dice: Dice,
    moment: Moment,
    zone: LocalZone = .utc,
    dayWords: DayWords = DayWords(),
    laterPart: LaterPart.Phase = .here
  ) {
    self.laterPart = LaterPart(laterPart)
    setup = SetupState(starter: starter)
    core = Core(dice: dice, moment: moment, zone: zone, dayWords: dayWords)
  }
}

/// Which feature shows; each knows which of its screens.
package enum Room: Hashable, Sendable {
  /// The log is being read, so no feature shows yet.
  case opening
  case unusable(StorageTrouble)
  case setup
  case game
  case family
}

/// Why the app cannot start here.
package enum StorageTrouble: Hashable, Sendable {
  /// The browser gives no storage that lasts: it is in private mode, or storage is switched off.
  case blocked
  /// The device has no room left.
  case full
}

extension AppState {
  /// Whether there is a log with which the family can do something.
  package var isReady: Bool {
    switch room {
    case .opening, .unusable: false
    case .setup: !isAskingAboutEmptyLog
    case .game, .family: true
    }
  }

  /// Whether nothing is known of the log yet.
  ///
  /// A start that needs the later part goes on looking like a start, unless that is missing.
  package var isOpening: Bool {
    room == .opening && !(laterPart.awaited.exists && laterPart.phase == .missing)
  }

  /// Whether the log has no player yet: this device is asked about that, or tries one guess before.
  var isAskingAboutEmptyLog: Bool {
    guard room == .setup else { return false }
    return switch setup.screen {
    case .emptyLog, .joining: true
    case .practice: core.comesBeforeForms
    case .firstStart, .arrival: false
    }
  }
}
