import CCurl
import Glibc

/// What one transfer may do, and what has come of it: curl calls it from its own loop.
final class Passage {
  private let longest: Int
  private let mayReach: (InternetAddress) -> Bool
  private(set) var body: [UInt8] = []
  private(set) var wasRefused = false
  private(set) var isTooLong = false

  init(longest: Int, mayReach: @escaping (InternetAddress) -> Bool) {
    self.longest = longest
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
    guard let target = Self.target(address), mayReach(target) else {
      wasRefused = true
      return curl_socket_t(CURL_SOCKET_BAD)
    }
    let wanted = address.pointee
    return socket(wanted.family, wanted.socktype | Int32(SOCK_CLOEXEC.rawValue), wanted.protocol)
  }

  private static func target(_ address: UnsafeMutablePointer<curl_sockaddr>) -> InternetAddress? {
    InternetAddress(
      family: address.pointee.family,
      bytes: UnsafeRawBufferPointer(
        start: curl_bytes_of(address),
        count: Int(address.pointee.addrlen)
      )
    )
  }
}
