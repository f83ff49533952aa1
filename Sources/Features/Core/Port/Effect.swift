import SyncEngine
import Time

/// An order that somebody else carries out.
package enum Effect: Hashable, Sendable {
  case ask(Request)
  /// Say so when the time has come; a wait of the same name that still runs is over with that.
  case wait(TimerID, Delay)
  /// The wait of that name is over: nothing comes of it.
  case cancel(TimerID)
  /// Store what all that has been read came to, for a faster start.
  indirect case saveSnapshot(Snapshot)
}
