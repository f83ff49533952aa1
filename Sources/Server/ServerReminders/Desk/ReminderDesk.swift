import Basics
import ICalendar
import NativeKeys
import ServerCore
import SyncWire
import Synchronization

/// Sends each reminder at its local minute: what is under way is written down before it goes out, and after.
///
/// A server that is ended in between sends it once more; the service puts it in place of the first (`Topic`), and the
/// browser shows no second one, since both name the same ring. Threads may share it.
package final class ReminderDesk: Sendable {
  /// What is later than this is not sent: in the evening nobody wants the reminder of the morning.
  ///
  /// In seconds.
  package static let patience: Int64 = 2 * 3600
  /// From when a ring that nothing is heard of is sent again: longer than anybody waits for an answer.
  static let wait: Int64 = 60
  private static let longestWait: Int64 = 900

  let store: ReminderStore
  let voucher: ServerVoucher
  let zone: @Sendable (String) -> OffsetTable?
  private let isMember: @Sendable (FamilyID, DeviceID) -> Bool
  private let send: @Sendable (PushRequest) -> PushAnswer
  /// Rows are read and written in one.
  let writing = Mutex(())

  /// - Parameters:
  ///   - zone: of a name of the IANA's.
  ///   - isMember: whether a device still belongs to its family.
  ///   - send: waits for the service's answer; whatever it cannot reach is `busy`.
  package init(
    store: ReminderStore,
    voucher: ServerVoucher,
    zone: @escaping @Sendable (String) -> OffsetTable?,
    isMember: @escaping @Sendable (FamilyID, DeviceID) -> Bool,
    send: @escaping @Sendable (PushRequest) -> PushAnswer
  ) {
    self.store = store
    self.voucher = voucher
    self.zone = zone
    self.isMember = isMember
    self.send = send
  }

  /// When there is something to do, in seconds since 1970.
  package var earliest: Int64? { store.earliest() }

  /// Sends what is due first.
  ///
  /// - Parameter now: seconds since 1970.
  /// - Returns: whether there was something; more may be.
  package func work(now: () -> Int64) -> Bool {
    guard let (row, ring) = claim(now()) else { return false }
    guard let ring else { return true }
    guard isMember(row.family, row.device), let request = request(row, ring, now()) else {
      forget(row)
      return true
    }
    finish(row, ring, send(request), now())
    return true
  }

  /// A row that is due, with the ring that is to be sent, if there is one that is not too late.
  ///
  /// None where that could not be written down: it would be sent again and again.
  private func claim(_ now: Int64) -> (ReminderRow, ReminderRow.Ring?)? {
    writing.withLock { _ in
      guard let found = store.due(now) else { return nil }
      var row = found
      if row.next <= now { begin(&row, now) }
      var isSent = false
      if let ring = row.ring, ring.again <= now || ring.attempts == 0 {
        isSent = now - ring.at < Self.patience
        row.ring = isSent ? ring.begun(now) : nil
      }
      return store.update(found, row) ? (row, isSent ? row.ring : nil) : nil
    }
  }

  /// The newest that has come is the one that counts.
  private func begin(_ row: inout ReminderRow, _ now: Int64) {
    guard let zone = zone(row.zone) else {
      // The system has lost it: tomorrow it may be back.
      row.next = now + 86_400
      return
    }
    var at = row.next
    while true {
      row.next = row.time.next(after: at, in: zone)
      if row.next > now { break }
      at = row.next
    }
    row.ring = ReminderRow.Ring(at: at, attempts: 0, again: now)
  }

  private func finish(
    _ row: ReminderRow,
    _ ring: ReminderRow.Ring,
    _ answer: PushAnswer,
    _ now: Int64
  ) {
    if answer == .gone { return forget(row) }
    writing.withLock { _ in
      let rows = store.rows(row.family, row.device)
      let found = rows.first { $0.number == row.number && $0.isSame(as: row) }
      guard let found, found.ring?.at == ring.at else { return }
      var row = found
      if case .busy(let after) = answer {
        let wait = min(Self.longestWait, Self.wait << Int64(min(ring.attempts, 8) - 1))
        row.ring?.again = now + max(wait, min(after ?? 0, Self.patience))
      } else {
        row.ring = nil
      }
      // Where that cannot be written down it is sent once more.
      _ = store.update(found, row)
    }
  }

  private func forget(_ row: ReminderRow) {
    // Of another subscription of this device nothing is known.
    _ = replace(row.family, row.device) { rows in
      rows.contains { $0.subscription != row.subscription } ? rows : []
    }
  }

  /// What a device's come to.
  ///
  /// - Returns: whether it is stored.
  func replace(
    _ family: FamilyID,
    _ device: DeviceID,
    _ change: ([ReminderRow]) -> [ReminderRow]
  ) -> Bool {
    writing.withLock { _ in
      let rows = store.rows(family, device)
      let changed = change(rows)
      return changed == rows || store.replace(family, device, changed)
    }
  }

  private func request(
    _ row: ReminderRow,
    _ ring: ReminderRow.Ring,
    _ now: Int64
  ) -> PushRequest? {
    let content: JSON = [
      "reminder": .number(JSONNumber(Int64(row.number))), "at": .number(JSONNumber(ring.at)),
    ]
    let body = PushMessage.seal(
      content.bytes,
      paddedTo: 64,
      for: row.subscription,
      pair: OpenSSL.makePair(),
      salt: OpenSSL.random(PushMessage.saltLength)
    )
    guard let body else { return nil }
    return PushRequest(
      endpoint: row.subscription.endpoint,
      headers: [
        ("Authorization", voucher.authorization(for: row.subscription.endpoint, now: now)),
        ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
        ("TTL", "\(max(0, ring.at + Self.patience - now))"), ("Urgency", "high"),
        ("Topic", "reminder-\(row.number)"),
      ],
      body: body
    )
  }
}

extension ReminderRow.Ring {
  fileprivate func begun(_ now: Int64) -> Self {
    Self(at: at, attempts: attempts + 1, again: now + ReminderDesk.wait)
  }
}
