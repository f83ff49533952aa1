import CHTTP
import Glibc

/// A socket that takes connections.
///
/// Opened here and not by the library, which would not say why it cannot be.
enum ListeningSocket {
  /// The caller closes the descriptor.
  static func open(
    _ address: String,
    port: UInt16
  ) throws(HTTPServerError) -> (descriptor: Int32, port: UInt16) {
    let resolved = try resolve(address, port: port)
    defer { freeaddrinfo(resolved) }
    let descriptor = try make(family: resolved.pointee.ai_family)
    do throws(HTTPServerError) {
      guard bind(descriptor, resolved.pointee.ai_addr, resolved.pointee.ai_addrlen) == 0 else {
        throw reason(errno, address, port)
      }
      guard listen(descriptor, backlog) == 0 else { throw reason(errno, address, port) }
      return (descriptor, try boundPort(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Connections that may wait while one request is answered.
  private static let backlog: Int32 = 1024

  private static func resolve(
    _ address: String,
    port: UInt16
  ) throws(HTTPServerError) -> UnsafeMutablePointer<addrinfo> {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var result: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &result) == 0, let result else {
      throw .addressIsNotNumeric(address)
    }
    return result
  }

  private static func make(family: Int32) throws(HTTPServerError) -> Int32 {
    let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    let descriptor = socket(family, Int32(type), 0)
    guard descriptor >= 0 else { throw .system(step: "open a socket", code: errno) }
    // A server that starts again need not wait for the connections of the last one to be forgotten.
    enable(SO_REUSEADDR, level: SOL_SOCKET, on: descriptor)
    // The connections inherit these: no 40 ms of waiting for the end of an answer in several pieces,
    // and a client that vanished without a word is noticed in the end.
    enable(TCP_NODELAY, level: Int32(IPPROTO_TCP), on: descriptor)
    enable(SO_KEEPALIVE, level: SOL_SOCKET, on: descriptor)
    return descriptor
  }

  private static func enable(_ option: Int32, level: Int32, on descriptor: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func boundPort(of descriptor: Int32) throws(HTTPServerError) -> UInt16 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard code == 0 else { throw .system(step: "read the port", code: errno) }
    // NB: an IPv4 address, too, has its port in these two bytes.
    return UInt16(bigEndian: address.sin6_port)
  }

  private static func reason(_ code: Int32, _ address: String, _ port: UInt16) -> HTTPServerError {
    switch code {
    case EADDRINUSE: .portInUse(address: address, port: port)
    case EACCES: .portNeedsPermission(port: port)
    case EADDRNOTAVAIL: .addressIsElsewhere(address)
    default: .system(step: "listen on \(address), port \(port)", code: code)
    }
  }
}
