import Basics
import ServerCore
import SyncWire

/// What devices say of their reminders.
extension ReminderDesk {
  /// - Parameter now: seconds since 1970.
  package func service(now: @escaping @Sendable () -> Int64) -> ReminderService {
    ReminderService(
      key: voucher.publicKey,
      keep: { self.keep($0, $1, $2, now()) },
      forget: { family, device in self.replace(family, device) { _ in [] } ? .kept : .full }
    )
  }

  /// What a device says again, at each of its starts, changes nothing of what is under way, and mends what a clock that
  /// was wrong has left.
  private func keep(
    _ family: FamilyID,
    _ device: DeviceID,
    _ request: ReminderRequest,
    _ now: Int64
  ) -> ReminderService.Answer {
    guard request.subscription.endpoint.hasPrefix("https://"), let zone = zone(request.zone)
    else { return .refused }
    let rows = request.times.enumerated().map { number, time in
      ReminderRow(
        family: family,
        device: device,
        number: number,
        subscription: request.subscription,
        zone: request.zone,
        time: time,
        next: time.next(after: now, in: zone)
      )
    }
    let isKept = replace(family, device) { old in
      rows.map { row in
        let known = old.first { $0.number == row.number && $0.isSame(as: row) }
        return known?.saidAgain(as: row, at: now) ?? row
      }
    }
    return isKept ? .kept : .full
  }
}

/// After a clock that was wrong, as that of a small computer is until it has asked for the time.
extension ReminderDesk {
  /// A weekly ring is never further away.
  private static let furthest: Int64 = 8 * 86_400

  /// Makes anew what only a clock far ahead can have written: it would be silent until that day.
  package func mend(now: Int64) {
    writing.withLock { _ in
      for row in store.ahead(now + Self.furthest) {
        guard let zone = zone(row.zone) else { continue }
        var mended = row
        (mended.next, mended.ring) = (row.time.next(after: now, in: zone), nil)
        _ = store.update(row, mended)
      }
    }
  }
}

extension ReminderRow {
  /// The row that is kept where a device says what it has said before.
  ///
  /// - Parameter new: the same, as it would begin now.
  fileprivate func saidAgain(as new: ReminderRow, at now: Int64) -> ReminderRow {
    // A ring from the time to come was begun by a clock that was wrong.
    if let ring, ring.at <= now + ReminderDesk.wait { return self }
    var row = self
    (row.next, row.ring) = (min(next, new.next), nil)
    return row
  }
}
