import Foundation
import Testing

@testable import Outbound

/// An https server of Python's, on a port of its own.
final class LoopbackServer {
  private let process = Process()
  let port: Int

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/Outbound").standardized.path

  init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "server.py")
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [script.path, Self.fixtures]
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      line += String(decoding: bytes, as: UTF8.self)
    }
    port = try #require(Int(line.trimmingCharacters(in: .newlines)), "the server did not start")
  }

  /// It has nothing to tidy up, and a signal that can wait would wait for as long as a client holds a connection.
  // NB: of one that has never run the number is 0, which stands for the whole group of the tests.
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func address(_ path: String, host: String = "127.0.0.1") -> String {
    "https://\(host):\(port)/\(path)"
  }

  /// Reaches this server, and nothing else.
  func outbound(
    _ limits: OutboundClient.Limits = OutboundClient.Limits(),
    mayReach: @escaping @Sendable (InternetAddress) -> Bool = { $0 == InternetAddress("127.0.0.1") }
  ) -> OutboundClient {
    OutboundClient(
      limits: limits,
      mayReach: mayReach,
      authorities: Self.fixtures + "/loopback.pem"
    )
  }
}
