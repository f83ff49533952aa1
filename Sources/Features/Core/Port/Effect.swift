import SyncEngine
import Time

/// An order that the page carries out.
package enum Effect: Hashable, Sendable {
  case ask(Request)
  /// The page says so when the time has come; a wait of the same name that still runs ends with that.
  case wait(TimerID, Delay)
  /// The wait of that name ends, and no action comes of it.
  case cancel(TimerID)
  /// The page stores what all that has been read came to, for a faster start.
  indirect case saveSnapshot(Snapshot)
}
