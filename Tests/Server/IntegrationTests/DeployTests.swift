import Foundation
import ServerHTTP
import TestCommands
import Testing

/// The server as what is installed starts it: behind a proxy on its own machine.
@Suite struct DeployTests {
  private static let deploy = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Deploy").standardized

  /// What the unit gives a setting, one line after the other.
  private static func unit(_ setting: String) throws -> [[String]] {
    let text = try String(contentsOf: deploy.appending(path: "timequest.service"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("\(setting)=") }.map { line in
      line.dropFirst(setting.utf8.count + 1).split(separator: " ").map { String($0) }
    }
  }

  /// The words after the program.
  private static func unit() throws -> [String] {
    Array(try #require(try unit("ExecStart").first).dropFirst())
  }

  private static func container() throws -> [String] {
    let text = try String(contentsOf: deploy.appending(path: "Containerfile"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("ENTRYPOINT ") })
    let words = try JSONDecoder().decode([String].self, from: Data(line.dropFirst(11).utf8))
    return words.dropFirst() + ["--port", "8080", "--public-url", "https://family.example"]
  }

  @Test func theUnitGivesAsManyDescriptorsAsTheServerTakesConnectionsAndMore() throws {
    let limits = try Self.unit("LimitNOFILE").flatMap { $0 }.compactMap { Int($0) }
    let most = HTTPServer.Configuration(port: 0).maximumConnections + 256
    #expect(limits.count == 1 && limits.allSatisfy { $0 >= most })
  }

  @Test(arguments: [unit, container])
  func strangersAreKnownByTheirAddressAndAskedForAnInvitation(
    words: @Sendable () throws -> [String]
  ) throws {
    let folder = try Folder(["site/index.html": "<h1>TimeQuest</h1>"])
    var arguments = try words()
    for (option, value) in [
      ("--site", folder.path + "/site"), ("--data", folder.path + "/data"), ("--port", "0"),
      ("--public-url", "https://family.example"),
    ] {
      let place = try #require(arguments.firstIndex(of: option), "\(option) is not given")
      arguments[place + 1] = value
    }
    let place = try #require(arguments.firstIndex(of: "--host"))
    #expect(arguments[place + 1] == "127.0.0.1")
    // Its own port is not told where the family's address is.
    let port = try freePort()
    arguments[try #require(arguments.firstIndex(of: "--port")) + 1] = "\(port)"
    let command = try RunningCommand(arguments)
    #expect(try command.readLine() == "TimeQuest is at https://family.example")
    let wire = try Wire(port: port)
    wire.send("GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
    #expect(try wire.receive().status == 404)
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.receive().text == "<h1>TimeQuest</h1>")
    command.ask(to: SIGTERM)
    let (code, output, _) = command.waitForTheEnd()
    #expect(code == 0)
    #expect(output.contains("A family begins with https://family.example/#invite="))
  }

  /// Each thread of the server asks for its priority when it begins; a call that the filter forbids ends the program.
  @Test func theUnitForbidsNothingThatTheServerCalls() throws {
    let lines = try Self.unit("SystemCallFilter")
    #expect(lines.first == ["@system-service"])
    // What systemd counts setpriority among.
    let taking = ["@resources", "@system-service", "setpriority"]
    for line in lines.dropFirst() where line.first?.hasPrefix("~") ?? false {
      let forbidden = [String(line[0].dropFirst())] + line.dropFirst()
      #expect(Set(forbidden).isDisjoint(with: taking))
    }
  }

  private func freePort() throws -> UInt16 {
    let server = try RunningServer()
    server.stop()
    server.waitForTheEnd()
    return server.port
  }
}
