import AppCore
import SyncEngine
import SyncWire

/// What the browser says unasked.
///
/// The numbers cross from JavaScript: `port.js` and `later/kinds.js` in `Public/runtime` have the same
/// table, and a test compares them.
package enum NewsKind: UInt8, CaseIterable, Hashable, Sendable {
  /// Where the app runs, told before the log is opened.
  ///
  /// Four bytes: whether it runs from the home screen, whether this browser remembers that it was used, its look, and
  /// whether it can vibrate.
  case launched = 1
  /// What the device keeps beside its log, at a start and when another tab has changed it.
  case notesFound
  /// The browser keeps nothing.
  case storageBlocked
  /// The device has no room for the first records.
  case storageFull
  /// Another tab stored something; the bytes are records as the log has them.
  case recordsArrived
  case writeLockWon
  case writeLockLost
  /// A newer version of the app than this one is here, and new pages get it.
  case updateFound
  /// The browser's *Back* was used.
  case wentBack
  case pageHidden
  case pageShown
  /// What is loaded after the first paint is here.
  case laterPartArrived
  /// The later part could not be loaded; the browser tries again when there is a network.
  case laterPartMissing
  /// Another tab has changed what this device keeps of its PIN.
  case gateChanged
  /// The drawings of a player's evening are here, with what is said of each, a line a thing.
  case eveningArrived
  /// Another tab has changed what this device keeps of calendars.
  case calendarsChanged
  /// Another tab has changed whether music is connected here.
  case musicChanged
  /// This device stands in another way to those of its family.
  case syncChanged
  /// The browser asks by itself from now on whether the app shall be on the home screen, or it is there.
  case deviceChanged
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
    case .eveningArrived: .eveningArrived(bytes)
    case .calendarsChanged: .tab(.keptChanged(.calendars))
    case .musicChanged: .tab(.keptChanged(.spotify))
    // It is read as if the page had asked for it.
    case .syncChanged: .answered(Answer(.readSync, for: .devices, bytes))
    case .deviceChanged: .answered(Answer(.readDevice, for: .installing, bytes))
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
