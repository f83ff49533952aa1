import Basics
import ServerReminders
import SyncWire

/// A row of the reminders as it lies there, and what it is found by where it cannot be read.
struct FoundReminder: Sendable {
  /// When what cannot be read is looked at next.
  static let never = Int64.max

  let row: ReminderRow?
  let family: UInt128?
  let device: UInt128?
  let familyBytes: [UInt8]
  let deviceBytes: [UInt8]
  let number: Int64

  init(_ row: some TableRow) {
    self.row = ReminderRow(row)
    (family, device) = (row.raw(0), row.raw(1))
    (familyBytes, deviceBytes) = (row.bytes(0), row.bytes(1))
    number = row.number(2)
  }
}

extension ReminderRow {
  /// Some thirty thousand years: whatever is beyond was never written, and computing with it could overflow.
  fileprivate static let instants: ClosedRange<Int64> = 0...1 << 40

  /// None where it is nothing that we wrote.
  init?(_ row: some TableRow) {
    let time = WeeklyMinute(minute: row.number(7), days: row.number(8))
    guard let family: FamilyID = row.id(0), let device: DeviceID = row.id(1),
      let key = PublicKey(row.bytes(4)), row.bytes(5).count == PushSubscription.authLength,
      (0..<Int64(ReminderRequest.most)).contains(row.number(2)),
      (0...1439).contains(time.minute), (1...127).contains(time.days),
      Self.instants.contains(row.number(9))
    else { return nil }
    let ring = Ring(row)
    guard ring.exists || row.isNull(11) else { return nil }
    self.init(
      family: family,
      device: device,
      number: Int(row.number(2)),
      subscription: PushSubscription(endpoint: row.text(3), key: key, auth: row.bytes(5)),
      zone: row.text(6),
      time: time,
      next: row.number(9),
      ring: ring
    )
  }
}

extension ReminderRow.Ring {
  fileprivate init?(_ row: some TableRow) {
    guard !row.isNull(11), ReminderRow.instants.contains(row.number(11)),
      (0...1 << 20).contains(row.number(12)), ReminderRow.instants.contains(row.number(13))
    else { return nil }
    self.init(at: row.number(11), attempts: Int(row.number(12)), again: row.number(13))
  }
}
