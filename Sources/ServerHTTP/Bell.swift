import Glibc

/// How another thread gets the attention of the event loop: two ends of a wire.
struct Bell {
  private let button: Int32
  /// Becomes readable when the bell is rung.
  let clapper: Int32

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else {
      throw .system(step: "open a pair of sockets", code: errno)
    }
    (button, clapper) = (ends[0], ends[1])
  }

  func ring() {
    var byte: UInt8 = 1
    // Fails only if nobody has listened to thousands of rings before.
    send(button, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  static func silence(_ clapper: Int32) {
    var bytes: (UInt64, UInt64) = (0, 0)
    while recv(clapper, &bytes, MemoryLayout.size(ofValue: bytes), 0) > 0 {}
  }

  func remove() {
    close(button)
    close(clapper)
  }
}
