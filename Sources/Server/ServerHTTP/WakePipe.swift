import CHTTP
import Glibc

/// How another thread gets the attention of the event loop.
///
/// A pair of sockets and no pipe, because writing to a socket can be told to raise no signal.
struct WakePipe {
  private let writer: Int32
  /// Becomes readable when the loop is to wake.
  let reader: Int32

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else {
      throw .system(step: "open a pair of sockets", code: errno)
    }
    (writer, reader) = (ends[0], ends[1])
  }

  func wake() {
    var byte: UInt8 = 1
    // Fails only if nobody has read thousands of bytes before.
    send(writer, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Reads whatever has been written, so that the next byte wakes again.
  static func drain(_ reader: Int32) {
    var bytes: (UInt64, UInt64) = (0, 0)
    while recv(reader, &bytes, MemoryLayout.size(ofValue: bytes), 0) > 0 {}
  }

  func remove() {
    close(writer)
    close(reader)
  }
}
