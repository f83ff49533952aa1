import Glibc

/// What stands beside this machine: its own addresses, and all that share the first 56 bits of one of version 6, which is
/// what a home is given for all of its networks (RIPE-690, 4.2).
///
/// A home or a hall of rented machines has public addresses of version 6, and trusts its neighbours as those in front of
/// it do not.
package struct OwnNetwork: Sendable {
  private let fours: Set<UInt32>
  private let homes: Set<UInt64>

  /// - Parameter addresses: this machine's.
  package init(_ addresses: [InternetAddress]) {
    var (fours, homes): (Set<UInt32>, Set<UInt64>) = ([], [])
    for address in addresses {
      switch address {
      case .v4(let four): fours.insert(four)
      case .v6(let high, _): homes.insert(Self.home(high))
      }
    }
    (self.fours, self.homes) = (fours, homes)
  }

  package func contains(_ address: InternetAddress) -> Bool {
    switch address {
    case .v4(let four): fours.contains(four)
    case .v6(let high, _): homes.contains(Self.home(high))
    }
  }

  /// - Parameter high: the first half of an address.
  private static func home(_ high: UInt64) -> UInt64 { high >> 8 }

  /// As it is at this moment: providers give out others by and by.
  package static var now: OwnNetwork { OwnNetwork(addresses()) }

  private static func addresses() -> [InternetAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next })
      .compactMap { $0?.pointee.ifa_addr }.compactMap { address(at: $0) }
  }

  private static func address(at place: UnsafeMutablePointer<sockaddr>) -> InternetAddress? {
    let family = Int32(place.pointee.sa_family)
    let size =
      family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    return InternetAddress(family: family, bytes: UnsafeRawBufferPointer(start: place, count: size))
  }
}
