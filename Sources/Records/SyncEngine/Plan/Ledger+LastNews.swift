import Basics
import Domain
import SyncWire
import Time

extension Ledger {
  /// The day of the newest operation of a device that is known here, by that device's clock.
  package func lastNews(of device: UInt128) -> LocalDay? {
    let edited = plan.last { $0.clock.device == device }?.localTime.day
    var latest = edited
    for session in sessions.values {
      guard let digest = session.digest, session.device == device else { continue }
      let day = LocalDay(digest.lastEventAt, offset: digest.offset)
      if latest.map({ $0 < day }) ?? true { latest = day }
    }
    return latest
  }
}

extension SessionItem {
  /// The device on which the session was begun.
  fileprivate var device: UInt128? {
    guard let packed else { return events.start?.stamp.clock.device }
    var reader = ByteReader(packed)
    return reader.bool() ? Stamp(from: &reader).clock.device : nil
  }
}
