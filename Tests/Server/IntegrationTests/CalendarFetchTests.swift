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
      """
      POST /api/calendar HTTP/1.1\r
      Host: x\r
      Authorization: Bearer \(String(repeating: "1f", count: 32))\r
      Content-Length: \(address.utf8.count)\r
      \r
      \(address)
      """
    )
    return try wire.receive()
  }

  @Test func theServerFetchesIt() throws {
    let host = try CalendarHost()
    let outbound = OutboundClient(
      mayReach: { $0 == InternetAddress("127.0.0.1") },
      authorities: Self.fixtures + "/loopback.pem"
    )
    let fetching = CalendarFetching(
      { outbound.calendar($0, knowing: $1) },
      isMembers: { $0 == [UInt8](repeating: 0x1F, count: 32) },
      places: (Workers(width: 1).place, Workers(width: 2).place),
      now: { 0 }
    )
    let server = Server(site: StaticSite(contents: ["index.html": []]), calendars: fetching)
    try withServer({ $0.longestBody = server.longestBody }, handler: server.handle) { running in
      let found = try post("https://127.0.0.1:\(host.port)/calendar", to: running.port)
      #expect(found.status == 200)
      #expect(found.text == "BEGIN:VCALENDAR")
      let missing = try post("https://127.0.0.1:\(host.port)/endless", to: running.port)
      #expect(missing.status == 413)
      #expect(missing.text.contains(#""code":"too-long""#))
      let elsewhere = try post("https://192.0.2.1/calendar", to: running.port)
      #expect(elsewhere.status == 403)
      let page = try post("https://127.0.0.1:\(host.port)/hello", to: running.port)
      #expect(page.status == 422)
    }
  }

  /// One that does so for a family is asked by its device in a browser (Tests/Browser/test_calendars.py).
  @Test func theRealOneFetchesForNobodyElse() throws {
    let folder = try Folder(["index.html": ""])
    let data = "--data=\(folder.path)/families"
    for (arguments, status) in [([data], 401), (["--keep-families-in-memory"], 401), ([], 501)] {
      let command = try RunningCommand(["serve", "--site", folder.path, "--port=0"] + arguments)
      let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
      let answer = try post("https://club.example/u14.ics", to: port)
      #expect(answer.status == status)
      command.ask(to: SIGTERM)
      #expect(command.waitForTheEnd().code == 0)
    }
  }
}
