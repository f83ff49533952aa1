import Basics
import SyncRoster
import SyncWire

/// How a player's stream goes along with the player's own device.
///
/// A parent's device that has read it goes on under a name that never did, and takes the old one out.
extension Step {
  /// Goes on under a name that does not read a stream.
  ///
  /// - Returns: whether something is sent.
  mutating func leave(_ stream: StreamID) throws(Unanswered) -> Bool {
    // What waits here is the player's as well, so it is sent first.
    guard book.isSent(stream) else { return false }
    try rename(reading: book.role.filter { $0 != stream })
    return true
  }

  /// Whether another device is there that goes on with a stream, so that this one may leave it.
  func mayLeave(_ stream: StreamID) -> Bool {
    let device = book.device
    guard stream != .plan, book.roster.members[device]?.isParents ?? false,
      book.roster.holds(device, stream)
    else { return false }
    return book.roster.readers(stream).contains {
      $0 != device && !(book.roster.members[$0]?.isParents ?? true) && book.hasBegun($0)
    }
  }

  /// Asks that the name before this one be taken out, where a stream is left behind with it.
  mutating func takeOut(_ old: DeviceID) {
    let isLeft = book.roster.streamIDs.filter {
      book.wishes.contains(.leave($0)) && !book.roster.holds(book.device, $0)
    }
    if isLeft.isEmpty { return }
    book.role.removeAll { isLeft.contains($0) }
    book.wishes.removeAll { wish in isLeft.contains { wish == .leave($0) } }
    book.wishes.append(.revoke(old))
  }
}

extension Book {
  fileprivate func isSent(_ stream: StreamID) -> Bool {
    (outbox[stream]?.isEmpty ?? true) && !(pending[stream] ?? nil).exists
  }
}
