import Basics
import Sync
import SyncWire

/// What the worker tells this module.
package enum HostMessage: Sendable {
  /// What lies in storage, by names, and what pages were shown last; none where this device is alone.
  case begin(StoredBook, SyncStatus?)
  case wake(Lane)
  /// It is time to look for news of the family's.
  case look
  /// The log on the server has come to a place, whoever wrote there.
  case hinted(Int64)
  case answered(Lane, Answered?)
  /// What is shown to the server could not be read here, so nothing was asked.
  case couldNotAsk(Lane)
  /// What was made on this device could not be looked at: it is tried again.
  case logUnread
  /// As many pieces as there were questions.
  case keys(Lane, [[UInt8]])
  /// Records as the device keeps them, with their checksums, in their order.
  case made([[UInt8]])
  case wished(SyncWish)
  case wishedOfView(ViewWish)

  /// None where it could not have been written.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let message = reader.message(), !reader.isBroken, reader.isAtEnd else { return nil }
    self = message
  }
}

extension ByteReader {
  fileprivate mutating func message() -> HostMessage? {
    switch MessageKind(rawValue: byte()) {
    case .begin: begin()
    case .wake: lane().map { .wake($0) }
    case .answered: answered()
    case .keys: lane().map { .keys($0, pieces()) }
    case .made: .made(pieces())
    case .wished: wished(Array(piece()))
    case .look: .look
    case .hinted: .hinted(Int64(number()))
    case .couldNotAsk: lane().map { .couldNotAsk($0) }
    case .logUnread: .logUnread
    case nil: nil
    }
  }

  private mutating func lane() -> Lane? { Lane(rawValue: byte()) }

  private mutating func answered() -> HostMessage? {
    guard let lane = lane() else { return nil }
    guard bool() else { return .answered(lane, nil) }
    let status = Int(number())
    return .answered(lane, Answered(status: status, body: Array(piece())))
  }

  private func wished(_ bytes: [UInt8]) -> HostMessage? {
    SyncWish(bytes: bytes).map { .wished($0) } ?? ViewWish(bytes: bytes).map { .wishedOfView($0) }
  }

  private mutating func pieces() -> [[UInt8]] { list { Array($0.piece()) } }

  private mutating func begin() -> HostMessage {
    var (stored, kept) = (StoredBook(), SyncStatus?.none)
    for _ in 0..<count() where !isBroken {
      let (name, bytes) = (text(), Array(piece()))
      if name.hasSameScalars(as: StoredName.status) {
        kept = SyncStatus(bytes: bytes)
      } else {
        stored.take(name, bytes)
      }
    }
    return .begin(stored, kept)
  }
}
