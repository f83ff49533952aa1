import CCurl
import Glibc

/// What one transfer may do, and what has come of it: curl calls it from its own loop.
final class Passage {
  private let longest: Int
  private let port: UInt16?
  private let mayReach: (InternetAddress) -> Bool
  private(set) var body: [UInt8] = []
  private(set) var wasRefused = false
  private(set) var isTooLong = false

  /// - Parameter port: the only one that may be connected to; any when there is none.
  init(longest: Int, port: UInt16?, mayReach: @escaping (InternetAddress) -> Bool) {
    self.longest = longest
    self.port = port
    self.mayReach = mayReach
  }

  /// How many were taken: fewer than there are end the transfer.
  func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard body.count + bytes.count <= longest else {
      isTooLong = true
      return 0
    }
    body += bytes
    return bytes.count
  }

  func open(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    guard let target = Self.target(address), mayReach(target.address),
      target.port == port ?? target.port
    else {
      wasRefused = true
      return curl_socket_t(CURL_SOCKET_BAD)
    }
    let wanted = address.pointee
    return socket(wanted.family, wanted.socktype | Int32(SOCK_CLOEXEC.rawValue), wanted.protocol)
  }

  private static func target(
    _ address: UnsafeMutablePointer<curl_sockaddr>
  ) -> (address: InternetAddress, port: UInt16)? {
    let family = address.pointee.family
    let bytes = UnsafeRawBufferPointer(
      start: curl_bytes_of(address),
      count: Int(address.pointee.addrlen)
    )
    guard let target = InternetAddress(family: family, bytes: bytes) else { return nil }
    // Of either version it stands behind the family.
    let port = bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
    return (target, port)
  }
}
