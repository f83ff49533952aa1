import SyncEngine

/// What the tabs of this app tell each other.
package enum TabAction: Hashable, Sendable {
  case becameWriter
  case becameReader
  /// Another tab stored operations.
  case newsArrived([Operation])
  /// Another tab has changed what this device keeps of this beside its log: of its PIN, of calendars, of music.
  case keptChanged(Owner)
}
