import Domain
import Time

/// What the program asks of the browser about copies of the log.
package struct CopiesHost {
  /// How far the local clock was ahead of UTC at an instant.
  package var offset: (Instant) -> UTCOffset
  /// Call `copy(of:)` with the log, seal it when there is a passphrase (`sealingHead`, `sealedCopy`), hand
  /// her the file, then report how it went.
  package var save: (_ fileName: String, _ passphrase: String?, _ rounds: Int64) -> Void
  package var remember: (Instant) -> Void
  /// Ask her for a file, then call `copyChosen`.
  package var pick: () -> Void
  /// Derive the key, open, then call `unsealed`.
  ///
  /// The salt, the vector, what was sealed along, the bytes.
  package var unseal:
    (
      _ passphrase: String, _ rounds: Int64,
      _ salt: [UInt8], _ iv: [UInt8], _ head: [UInt8], _ sealed: [UInt8]
    ) -> Void
  /// Read the log, then call `planCopy`.
  package var plan: () -> Void
  /// Store what `encodeCopy` answers, in one transaction and each record once, and number the device's
  /// own ones from above a counter; then report how it went.
  package var store: (_ counter: Int64) -> Void
  /// Call `keepingRead`.
  package var readKeeping: () -> Void
  /// Erase what is stored, and tell the other tabs; then report how it went.
  package var erase: () -> Void

  package init(
    offset: @escaping (Instant) -> UTCOffset,
    save: @escaping (String, String?, Int64) -> Void,
    remember: @escaping (Instant) -> Void,
    pick: @escaping () -> Void,
    unseal: @escaping (String, Int64, [UInt8], [UInt8], [UInt8], [UInt8]) -> Void,
    plan: @escaping () -> Void,
    store: @escaping (Int64) -> Void,
    readKeeping: @escaping () -> Void,
    erase: @escaping () -> Void
  ) {
    self.offset = offset
    self.save = save
    self.remember = remember
    self.pick = pick
    self.unseal = unseal
    self.plan = plan
    self.store = store
    self.readKeeping = readKeeping
    self.erase = erase
  }
}
