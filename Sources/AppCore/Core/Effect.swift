import Domain
import SyncEngine
import Time

/// An order that somebody else carries out.
package enum Effect: Hashable, Sendable {
  /// Write the batch in one durable transaction, then report `saved`. Repeating the
  /// order is harmless: operations that are stored already are not stored again.
  case append(Batch)
  /// Report that the time has come.
  case wait(Seconds, Timer)
  /// Make this tab the one that writes.
  case takePen
  /// Ask the browser to keep what is stored, also when room gets scarce.
  case keepStorage
  /// Load the page again: the newest version that is here takes over.
  case reload
  /// Store what all that has been read came to, for a faster start.
  indirect case saveSnapshot(Snapshot)
  /// Keep a mark beside the log that there is something in it; or take it away.
  case rememberUse(Bool)
  case copies(CopyEffect)
  /// Show this look from now on, also at the next start.
  case keepLook(Look)
  /// Keep changes that are not saved yet beside the log.
  case keepDrafts([UInt8])
  /// Read what this device keeps of its PIN, then report it.
  case readGate
  /// Keep it, then report.
  case storeGate([UInt8])
  /// Compute the key of a new PIN, and make a family code.
  case makeGate(pin: String)
  /// Compute the key of a PIN.
  case derivePIN(String, salt: [UInt8], rounds: Int64)
  /// Compute what tells that a family code is the right one.
  case deriveFamilyCode(UInt128)
}

/// What is waited for.
package enum Timer: Hashable, Sendable {
  case storageAnswer(BatchID)
  case reopenWindow(EstimationID)
  case gateRest(Int)
  case nameRest(Int)
}
