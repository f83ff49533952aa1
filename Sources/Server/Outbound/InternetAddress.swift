import Glibc

/// Where a socket leads: an address of version 4 or 6, without its port.
package enum InternetAddress: Hashable, Sendable {
  case v4(UInt32)
  case v6(high: UInt64, low: UInt64)

  /// None when the bytes are not those of an address of either version.
  ///
  /// - Parameters:
  ///   - family: `AF_INET` or `AF_INET6`.
  ///   - bytes: the whole `sockaddr_in` or `sockaddr_in6`.
  init?(family: Int32, bytes: UnsafeRawBufferPointer) {
    switch family {
    case AF_INET where bytes.count >= MemoryLayout<sockaddr_in>.size:
      self = .v4(bytes.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr.bigEndian)
    case AF_INET6 where bytes.count >= MemoryLayout<sockaddr_in6>.size:
      let address = bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      let (high, low) = unsafeBitCast(address, to: (UInt64, UInt64).self)
      self = .v6(high: high.bigEndian, low: low.bigEndian)
    default: return nil
    }
  }

  /// As people write it: `192.0.2.1` or `2001:db8::1`.
  package init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      self = .v4(four.s_addr.bigEndian)
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      let (high, low) = unsafeBitCast(six, to: (UInt64, UInt64).self)
      self = .v6(high: high.bigEndian, low: low.bigEndian)
    } else {
      return nil
    }
  }
}
