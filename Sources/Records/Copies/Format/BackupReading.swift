import Domain
import SyncEngine
import SyncWire
import Time

/// What has to be known to read a file besides the file.
package struct BackupReading {
  /// The device that reads.
  let device: UInt128
  /// What the family has already.
  let ledger: Ledger
  /// Whose play an earlier program's file holds; none: somebody who is not here yet.
  let player: PlayerID?
  /// Reads schemas 1 to 6; none where only this program's own copies are read.
  let earlier: EarlierReader?
  /// How far the clocks at home were ahead of UTC, which earlier programs did not note.
  let offset: (Instant) -> UTCOffset

  /// A parameter, because it is a tenth of the browser's module and most families never need it: who
  /// does not name ``BackupReader/readEarlier(_:_:)`` does not load it.
  package typealias EarlierReader =
    (_ document: JSON, _ reading: BackupReading) throws(BackupFault) -> Backup

  package init(
    device: UInt128,
    onto ledger: Ledger = Ledger(),
    player: PlayerID? = nil,
    earlier: EarlierReader? = nil,
    offset: @escaping (Instant) -> UTCOffset
  ) {
    self.device = device
    self.ledger = ledger
    self.player = player
    self.earlier = earlier
    self.offset = offset
  }
}
