import Glibc
import ServerCore
import Synchronization

/// An HTTP/1.1 server on one thread; what it answers may come from others.
///
/// It listens from the moment it exists: a client that connects before `run()` only waits.
package final class HTTPServer: Sendable {
  /// The port that was asked for, or the free one that was found for port 0.
  package let port: UInt16

  private let configuration: Configuration
  private let handler: HTTPHandler
  /// Taken by the first run; `taken` from then on.
  private let listening: Atomic<Int32>
  private let orders: LoopOrders

  private static let taken: Int32 = -1

  package init(
    _ configuration: Configuration,
    handler: @escaping HTTPHandler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.handler = handler
    if let files = configuration.tls { _ = try TLSContext(files) }
    orders = try LoopOrders()
    let socket = try ListeningSocket.open(configuration.address, port: configuration.port)
    port = socket.port
    listening = Atomic(socket.descriptor)
  }

  deinit {
    let socket = listening.exchange(Self.taken, ordering: .relaxed)
    if socket != Self.taken { close(socket) }
  }

  /// Serves until `stop()`, and returns when the last answer has been sent.
  package func run() throws(HTTPServerError) {
    let socket = listening.exchange(Self.taken, ordering: .relaxed)
    guard socket != Self.taken else { throw .hasRunBefore }
    try EventLoop(serving: socket, by: orders, configuration, handler: handler).run()
  }

  /// Ends the run, from any thread: takes no new connection, and lets answers that are on their way
  /// arrive for as long as the configuration allows.
  package func stop() {
    orders.give(.drain)
  }
}
