import Foundation
import Outbound
import ServerCore
import ServerHTTP
import TestCommands
import Testing

@testable import timequest

/// A calendar behind an address, from one socket to the other.
@Suite struct CalendarFetchTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
  private static let fixtures = root.appending(path: "Fixtures/Outbound").path

  /// Somebody's server with a calendar, over TLS on loopback.
  private final class CalendarHost {
    private let process = Process()
    let port: Int

    init() throws {
      process.executableURL = URL(filePath: "/usr/bin/python3")
      process.arguments = [
        CalendarFetchTests.root.appending(path: "Server/OutboundTests/server.py").path,
        CalendarFetchTests.fixtures,
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let first = line.split(separator: "\n").first
      port = try #require(first.flatMap { Int($0) })
    }

    // NB: of one that has never run the number is 0, which stands for the whole group of the tests.
    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
  }

  private func post(_ address: String, to port: UInt16) throws -> WireAnswer {
    let wire = try Wire(port: port)
    wire.send(
      "POST /api/calendar HTTP/1.1\r\nHost: x\r\nContent-Length: \(address.utf8.count)\r\n\r\n\(address)"
    )
    return try wire.receive()
  }

  @Test func theServerFetchesIt() throws {
    let host = try CalendarHost()
    let outbound = OutboundClient(
      mayReach: { $0 == InternetAddress("127.0.0.1") },
      authorities: Self.fixtures + "/loopback.pem"
    )
    let server = Server(
      site: StaticSite(contents: ["index.html": []]),
      fetchCalendar: { outbound.calendar($0) },
      fetching: Workers(width: 2).place
    )
    try withServer({ $0.longestBody = server.longestBody }, handler: server.handle) { running in
      let found = try post("https://127.0.0.1:\(host.port)/calendar", to: running.port)
      #expect(found.status == 200)
      #expect(found.text == "BEGIN:VCALENDAR")
      let missing = try post("https://127.0.0.1:\(host.port)/endless", to: running.port)
      #expect(missing.status == 502)
      #expect(missing.text.contains(#""code":"not-fetched""#))
    }
  }

  /// The real one has the guard in front of it, and needs to keep families.
  @Test func theRealOneFetchesForItsFamiliesAndFromNoHome() throws {
    let host = try CalendarHost()
    let folder = try Folder(["index.html": ""])
    for (arguments, status) in [(["--keep-families-in-memory"], 502), ([], 501)] {
      let command = try RunningCommand(["serve", "--site", folder.path, "--port=0"] + arguments)
      let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
      let answer = try post("https://127.0.0.1:\(host.port)/hello", to: port)
      #expect(answer.status == status)
      command.ask(to: SIGTERM)
      #expect(command.waitForTheEnd().code == 0)
    }
  }
}
