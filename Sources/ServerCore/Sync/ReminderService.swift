import SyncWire

/// Whoever reminds devices that sleep: what a request may want of it.
package struct ReminderService: Sendable {
  /// What browsers subscribe with.
  let key: PublicKey
  /// - Returns: whether it can be kept: the zone is known, and the address one of the Internet.
  let keep: @Sendable (FamilyID, DeviceID, ReminderRequest) -> Bool
  let forget: @Sendable (FamilyID, DeviceID) -> Void

  package init(
    key: PublicKey,
    keep: @escaping @Sendable (FamilyID, DeviceID, ReminderRequest) -> Bool,
    forget: @escaping @Sendable (FamilyID, DeviceID) -> Void
  ) {
    self.key = key
    self.keep = keep
    self.forget = forget
  }
}
