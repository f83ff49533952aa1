import SyncWire

/// Whose requests are counted.
package enum Asker: Hashable, Sendable {
  case device(FamilyID, DeviceID)
  case code(FamilyID, RosterMember)
  case address(String, Door)

  /// What strangers may ask for.
  package enum Door: Hashable, Sendable {
    case founding, mailboxes, lookUps
  }

  /// Whoever has one address of version 6 has the 2^64 that begin as it does.
  static func neighbours(of request: SyncRequest, at door: Door) -> Asker {
    .address(Neighbours.prefix(of: request.address), door)
  }
}

/// How often somebody has asked since the hour began.
///
/// There are as many members as rosters say, but addresses without end. So these are counted by a few bits of their
/// hash, which is another in each run: however many come, what is kept stays small, and two that share their bits
/// wait for each other at worst.
package struct Rates: Sendable {
  static let places = 1 << 16

  private var hour: Int64 = 0
  private var members: [Asker: Int] = [:]
  private var addresses: [Int: Int] = [:]

  package init() {}

  /// How many numbers it keeps.
  var kept: Int { members.count + addresses.count }

  /// - Returns: with this one.
  package mutating func count(_ asker: Asker, _ hour: Int64) -> Int {
    if hour != self.hour { (self.hour, members, addresses) = (hour, [:], [:]) }
    if case .address = asker {
      let place = asker.hashValue & (Self.places - 1)
      addresses[place, default: 0] += 1
      return addresses[place] ?? 1
    }
    members[asker, default: 0] += 1
    return members[asker] ?? 1
  }
}
