/// Protections that are taken away one by one, so that the simulation is seen to find what they are for.
///
/// There are none outside of builds for tests: ``Step/has(_:)`` is false there and costs nothing.
package enum PlantedBug: String, CaseIterable, Sendable {
  /// Packs, marks and entries are believed because they are there.
  case signaturesUnread
  /// What is only assumed is stored.
  case assumedIsStored
  /// A segment is taken whatever came before it.
  case chainUnchecked
  /// What others cite is not compared.
  case citationsUnread
  /// What others say of how far they have read is not looked at.
  case notesUnread
  /// What was taken before a revocation was read stays.
  case cutNotLookedBack
  /// What a server has lost counts no longer where a revocation is below it.
  case lostIsSetAside
  /// What a revoked device sends below its cut is taken in its turn, whichever past it belongs to.
  case nothingHeldBack
  /// Streams go on under the secret that the revoked know.
  case oldEpochGoesOn
  /// A new secret is wrapped for the revoked as well.
  case wrappedForRevoked
  /// A new secret does not carry the ones before.
  case nothingCarried
  /// A new secret is not wrapped for the recovery code.
  case codeNotWrappedFor
  /// A code that a removed device knows goes on being one.
  case codeNotStruck
  /// A code that counts no longer stays the newest.
  case codeNotRenewed
  /// The secret that comes with a new code is wrapped for the one before it.
  case wrappedForOldCode
  /// A device that pairs is given the first secret of a stream.
  case firstSecretGiven
  /// A view goes on under another secret where a device is out that reads it.
  case viewDue
  /// What lies in a view stays when the view is closed, and is given back.
  case closedViewKept
  /// What lies in a view goes with the log that had it.
  case viewGoesWithLog
  /// Entries that a server had lost do not come back.
  case rosterNotRefilled
  /// Entries of another history are dropped.
  case orphansDropped
  /// What another device has made is given back without its mark.
  case givenBackUnmarked
  /// A device gives back what it made itself, and no other device's.
  case onlyOwnRefilled
  /// What was sent counts as stored.
  case sentIsStored
  /// An order is sent first, and the book stored afterwards.
  case storedAfterSending
  /// A copied device goes on under its name.
  case noNewName
  /// A player's device takes out a parent's.
  case anybodyRevokes
  /// A wish is forgotten once its entry is sent.
  case wishForgotten
  /// A hint that comes while the log is being read is dropped.
  case lookWhileReadingDropped
  /// A secret that could not be had when its entry was read is never taken.
  case secretNotTakenTwice
  /// A pack that was passed over once is never looked at again.
  case leftOutForEver
  /// What condemns for ever counts at the first look.
  case stopsAtOnce
  /// That a pack could not be opened is taken for one that does not open.
  case errorIsNoOpen
  /// That a signature could not be looked at is taken for one that its author has not made.
  case errorIsNoSignature
  /// That a secret could not be unwrapped is taken for one that is not for this device.
  case errorIsNoTake
  /// That a segment which lies here could not be read is taken for one that is not there.
  case errorIsNoSegment
  /// That a pack could not be sealed is taken for one that would be too large.
  case errorIsNoSeal
  /// The worker does not look whether what was asked of a database is ever answered.
  case noWatch
  /// What was made is looked at when the page tells of it, and never by itself.
  case logLookedAtOnce
  /// An answer to a pairing that is no success ends it, whatever it is.
  case anyStatusEndsPairing
}
