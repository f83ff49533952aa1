import Glibc
import ServerCore
import Synchronization

/// An HTTP/1.1 server on one thread.
///
/// It listens from the moment it exists: a client that connects before `run()` only waits.
package final class HTTPServer: Sendable {
  /// The port that was asked for, or the free one that was found for port 0.
  package let port: UInt16

  private let configuration: Configuration
  private let handler: Handler
  /// Taken by the first run; `taken` from then on.
  private let listening: Atomic<Int32>
  private let wakePipe: WakePipe

  private static let taken: Int32 = -1

  package init(
    _ configuration: Configuration,
    handler: @escaping Handler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.handler = handler
    let wakePipe = try WakePipe()
    do throws(HTTPServerError) {
      let socket = try ListeningSocket.open(configuration.address, port: configuration.port)
      self.port = socket.port
      self.listening = Atomic(socket.descriptor)
      self.wakePipe = wakePipe
    } catch {
      wakePipe.remove()
      throw error
    }
  }

  deinit {
    let socket = listening.exchange(Self.taken, ordering: .relaxed)
    if socket != Self.taken { close(socket) }
    wakePipe.remove()
  }

  /// Serves until `stop()`, and returns when the last answer has been sent.
  package func run() throws(HTTPServerError) {
    let socket = listening.exchange(Self.taken, ordering: .relaxed)
    guard socket != Self.taken else { throw .hasRunBefore }
    try EventLoop(serving: socket, stoppedBy: wakePipe, configuration, handler: handler).run()
  }

  /// Ends the run, from any thread: takes no new connection, and lets answers that are on their way
  /// arrive for as long as the configuration allows.
  package func stop() {
    wakePipe.wake()
  }
}
