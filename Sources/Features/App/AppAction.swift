import AppCore
import SyncEngine

/// What happens to the app as a whole.
enum AppAction: ActionKind {
  case start(StartAction)
  case saving(SavingAction)
  case tab(TabAction)
  /// A newer version of the app than this one is here, and new pages get it.
  case updateFound
  case laterPart(LaterPartAction)
  /// The drawings of the evening stand in the page; these bytes say what is told of them.
  case eveningArrived([UInt8])

  var writes: Bool { false }
}

/// What happens to the part of the app that is loaded after the first paint.
package enum LaterPartAction: Hashable, Sendable {
  case arrived
  /// The later part could not be loaded for now.
  case notArrived
  /// The player has tapped *Try again*.
  case wanted
}

package enum StartAction: Hashable, Sendable {
  indirect case opened(OpenedLog)
  case unusable(StorageTrouble)
  /// Where the app runs; it comes before `opened`.
  case launched(LaunchContext)
  /// What this device keeps beside its log; it comes before `opened`, too, and again when another tab has changed it.
  case notesFound(DeviceNotes)
}

extension Action {
  package static func start(_ action: StartAction) -> Action { .of(AppAction.start(action)) }
  package static func saving(_ action: SavingAction) -> Action { .of(AppAction.saving(action)) }
  package static func tab(_ action: TabAction) -> Action { .of(AppAction.tab(action)) }
  package static var updateFound: Action { .of(AppAction.updateFound) }
  package static func laterPart(_ action: LaterPartAction) -> Action {
    .of(AppAction.laterPart(action))
  }

  package static func eveningArrived(_ words: [UInt8]) -> Action {
    .of(AppAction.eveningArrived(words))
  }
}
