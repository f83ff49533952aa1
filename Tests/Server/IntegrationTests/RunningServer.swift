import Foundation
import ServerCore
import ServerHTTP
import Synchronization
import Testing

/// A real server on a port of its own and on a thread of its own.
final class RunningServer: Sendable {
  private let server: HTTPServer
  private let hasEnded = DispatchSemaphore(value: 0)

  var port: UInt16 { server.port }

  init(
    _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    handler: @escaping HTTPHandler = RunningServer.echo
  ) throws {
    var configuration = HTTPServer.Configuration(port: 0)
    configure(&configuration)
    server = try HTTPServer(configuration, handler: handler)
    let (server, hasEnded) = (server, hasEnded)
    Thread.detachNewThread {
      #expect(throws: Never.self) { try server.run() }
      hasEnded.signal()
    }
  }

  func connect() throws -> Wire {
    try Wire(port: port)
  }

  /// Stops taking connections, without waiting for anything.
  func stop() {
    server.stop()
  }

  func waitForTheEnd() {
    #expect(hasEnded.wait(timeout: .now() + 60) == .success, "the server did not end")
  }

  /// Asks one plain question on a new connection: whatever came before, the server must be well.
  func checkHealth() throws {
    let wire = try connect()
    wire.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.receive().text == "GET /health|")
  }

  /// Says what it has understood.
  static let echo = atOnce { request in
    let query = request.query.map { "?" + $0 } ?? ""
    let start = "\(request.method.rawValue) \(request.path)\(query)|"
    return Response(.ok, body: Array(start.utf8) + request.body)
  }

  /// More than the system takes off a server's hands while the client reads nothing.
  static let large = [UInt8](repeating: 0x61, count: 32 << 20)
}

/// Runs a test against a server, and makes sure that it ends well.
func withServer(
  _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
  handler: @escaping HTTPHandler = RunningServer.echo,
  _ test: (RunningServer) throws -> Void
) throws {
  let server = try RunningServer(configure, handler: handler)
  defer {
    server.stop()
    server.waitForTheEnd()
  }
  try test(server)
}

/// A handler that needs no time.
func atOnce(_ respond: @escaping @Sendable (HTTPRequest) -> Response) -> HTTPHandler {
  { $1.send(respond($0)) }
}
