/// What a log came to, so that the next start need not read it.
///
/// Its bytes have no version, because storage hands them only to the very version of the app that wrote them.
package struct Snapshot: Hashable, Sendable {
  package internal(set) var ledger: Ledger
  /// The hybrid clock's highest time in the log.
  package let latest: UInt64
  /// Records that could not be read; they stay where they are.
  package let damaged: Int

  package init(ledger: Ledger = Ledger(), latest: UInt64 = 0, damaged: Int = 0) {
    self.ledger = ledger
    self.latest = latest
    self.damaged = damaged
  }
}
