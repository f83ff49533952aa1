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

  /// What a device says again, at each of its starts, changes nothing of what is under way.
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
      rows.map { row in old.first { $0.number == row.number && $0.isSame(as: row) } ?? row }
    }
    return isKept ? .kept : .full
  }
}
