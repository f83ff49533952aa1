import Basics
import SyncWire

/// One reminder of one device.
///
/// Instants are seconds since 1970.
package struct ReminderRow: Hashable, Sendable {
  package let family: FamilyID
  package let device: DeviceID
  /// Its place among those of the device, from 0.
  package let number: Int
  package let subscription: PushSubscription
  package let zone: String
  package let time: WeeklyMinute
  /// When it rings next.
  package var next: Int64
  /// The ring that is under way.
  package var ring: Ring?

  /// From when it is to be sent until a service has taken it.
  package struct Ring: Hashable, Sendable {
    package let at: Int64
    package var attempts: Int
    /// When it is sent once more, where nothing is heard of it: also after this server was ended in the middle of it.
    package var again: Int64

    package init(at: Int64, attempts: Int, again: Int64) {
      self.at = at
      self.attempts = attempts
      self.again = again
    }
  }

  package init(
    family: FamilyID,
    device: DeviceID,
    number: Int,
    subscription: PushSubscription,
    zone: String,
    time: WeeklyMinute,
    next: Int64,
    ring: Ring? = nil
  ) {
    self.family = family
    self.device = device
    self.number = number
    self.subscription = subscription
    self.zone = zone
    self.time = time
    self.next = next
    self.ring = ring
  }

  /// When something is to be done about it.
  package var due: Int64 { min(next, ring?.again ?? .max) }

  /// The latest instant that it names.
  package var latest: Int64 { max(next, ring?.again ?? .min, ring?.at ?? .min) }

  /// Whether a device has said the same again.
  func isSame(as other: ReminderRow) -> Bool {
    (subscription, zone, time) == (other.subscription, other.zone, other.time)
  }
}

/// What is kept of reminders, behind closures; each is one transaction.
package struct ReminderStore: Sendable {
  /// In the order of their numbers.
  package var rows: @Sendable (FamilyID, DeviceID) -> [ReminderRow]
  /// In place of all of the device's; false where it could not be stored.
  package var replace: @Sendable (FamilyID, DeviceID, [ReminderRow]) -> Bool
  /// What one comes to; false where it could not be stored, or is no longer as it was: somebody else has it then, or the
  /// device has said something else.
  package var update: @Sendable (_ from: ReminderRow, _ to: ReminderRow) -> Bool
  /// One of the first that are due by then.
  package var due: @Sendable (_ by: Int64) -> ReminderRow?
  /// When the next is due.
  package var earliest: @Sendable () -> Int64?
  /// Those that name an instant after one.
  package var ahead: @Sendable (_ of: Int64) -> [ReminderRow]

  package init(
    rows: @escaping @Sendable (FamilyID, DeviceID) -> [ReminderRow],
    replace: @escaping @Sendable (FamilyID, DeviceID, [ReminderRow]) -> Bool,
    update: @escaping @Sendable (_ from: ReminderRow, _ to: ReminderRow) -> Bool,
    due: @escaping @Sendable (_ by: Int64) -> ReminderRow?,
    earliest: @escaping @Sendable () -> Int64?,
    ahead: @escaping @Sendable (_ of: Int64) -> [ReminderRow]
  ) {
    self.rows = rows
    self.replace = replace
    self.update = update
    self.due = due
    self.earliest = earliest
    self.ahead = ahead
  }
}
