import SyncEngine

package enum TabAction: Hashable, Sendable {
  case becameWriter
  case becameReader
  case writeLockAskedFor
  /// Another tab stored operations.
  case newsArrived([Operation])
  /// Another tab has changed what this device keeps of its PIN.
  case gateChanged
  /// Another tab has changed what this device keeps of calendars.
  case calendarsChanged
  /// Another tab has changed whether music is connected here.
  case musicChanged
}
