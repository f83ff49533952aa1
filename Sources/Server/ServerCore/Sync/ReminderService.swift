import SyncWire

/// Whoever reminds devices that sleep: what a request may want of it.
package struct ReminderService: Sendable {
  /// What browsers subscribe with.
  let key: PublicKey
  let keep: @Sendable (FamilyID, DeviceID, ReminderRequest) -> Answer
  let forget: @Sendable (FamilyID, DeviceID) -> Answer

  package enum Answer: Sendable {
    case kept
    /// Its zone is none that this server knows, or its address none of https.
    case refused
    /// It could not be stored.
    case full
  }

  package init(
    key: PublicKey,
    keep: @escaping @Sendable (FamilyID, DeviceID, ReminderRequest) -> Answer,
    forget: @escaping @Sendable (FamilyID, DeviceID) -> Answer
  ) {
    self.key = key
    self.keep = keep
    self.forget = forget
  }
}
