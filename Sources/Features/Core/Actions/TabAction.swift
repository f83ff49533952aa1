import SyncEngine

/// What the tabs of this app tell each other.
package enum TabAction: Hashable, Sendable {
  case becameWriter
  case becameReader
  /// Another tab stored operations.
  case newsArrived([Operation])
  /// Another tab has changed what this device keeps beside its log for an owner: its PIN, calendars, music.
  case keptChanged(Owner)
}
