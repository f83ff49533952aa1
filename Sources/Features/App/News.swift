import Core
import SyncEngine
import SyncWire

/// What the browser says unasked.
///
/// The numbers cross from JavaScript: `port.js` and `later/kinds.js` in `Public/runtime` have the same
/// table, and a test compares them.
package enum NewsKind: UInt8, CaseIterable, Hashable, Sendable {
  /// Before the log is opened: whether the app runs from the home screen, whether this browser remembers
  /// that it was used, how it looks there, and whether it can vibrate; a byte each.
  case launched = 1
  /// What the device keeps beside its log: at a start, and when another tab has changed it.
  case notesFound
  /// The browser keeps nothing.
  case storageBlocked
  /// The device has no room for the first records.
  case storageFull
  /// Another tab stored something: records as the log has them.
  case recordsArrived
  case writeLockWon
  case writeLockLost
  /// New pages get a newer version of the app than this one.
  case updateFound
  /// *Back* in the browser.
  case wentBack
  case pageHidden
  case pageShown
  /// What is loaded after the first paint is here.
  case laterPartArrived
  /// It could not be loaded; the browser tries again when there is a network.
  case laterPartMissing
  /// Another tab has changed what this device keeps of its PIN.
  case gateChanged
  /// What grows in a player's evening is here; what is said of it, a line a thing.
  case eveningArrived
  /// Another tab has changed what this device keeps of calendars.
  case calendarsChanged
  /// Another tab has changed whether music is connected here.
  case musicChanged
  /// How this device stands to those of its family.
  case syncChanged
}

extension Action {
  package static func news(_ news: NewsKind, _ bytes: [UInt8]) -> Action {
    switch news {
    case .launched: .start(.launched(LaunchContext(bytes: bytes)))
    case .notesFound: .start(.notesFound(DeviceNotes(bytes: bytes)))
    case .storageBlocked: .start(.unusable(.blocked))
    case .storageFull: .start(.unusable(.full))
    case .recordsArrived: .tab(.newsArrived(LogReader.read(bytes).operations))
    case .writeLockWon: .tab(.becameWriter)
    case .writeLockLost: .tab(.becameReader)
    case .updateFound: .updateFound
    case .wentBack: .back
    case .pageHidden: .page(.hidden)
    case .pageShown: .page(.shown)
    case .laterPartArrived: .laterPart(.arrived)
    case .laterPartMissing: .laterPart(.notArrived)
    case .gateChanged: .tab(.keptChanged(.gate))
    case .eveningArrived: .of(AppAction.eveningArrived(bytes))
    case .calendarsChanged: .tab(.keptChanged(.calendars))
    case .musicChanged: .tab(.keptChanged(.spotify))
    // As if it had been asked for.
    case .syncChanged: .answered(Answer(.readSync, for: .devices, bytes))
    }
  }
}

extension LaunchContext {
  fileprivate init(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let (isInstalled, wasUsed) = (reader.bool(), reader.bool())
    self.init(
      isInstalled: isInstalled,
      wasUsed: wasUsed,
      look: Look(rawValue: Int(reader.byte())) ?? .asDevice,
      canVibrate: reader.bool()
    )
  }
}
