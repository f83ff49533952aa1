import Foundation
import TestCommands
import Testing

/// The real command, as a person or a service manager starts it.
@Suite struct CommandTests {
  @Test func itServesAFolderAndEndsWellWhenAsked() throws {
    let folder = try Folder([
      "index.html": "<h1>TimeQuest</h1>", "app.js": "plain", "app.js.br": "s",
    ])
    let command = try RunningCommand(["serve", "--site", folder.path, "--port=0"])
    let line = try command.readLine()
    #expect(line.hasPrefix("TimeQuest is at http://127.0.0.1:"))
    let port = try #require(UInt16(line.split(separator: ":").last ?? ""))
    let wire = try Wire(port: port)
    wire.send("GET /app.js?day=1 HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n")
    #expect(try wire.receive().text == "s")
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.receive().text == "<h1>TimeQuest</h1>")
    command.ask(to: SIGTERM)
    let (code, output, errors) = command.waitForTheEnd()
    #expect(code == 0)
    #expect(output == "")
    let log = errors.split(separator: "\n")
    #expect(log.count == 2)
    #expect(log[0].hasPrefix(#"{"method":"GET","path":"/app.js","status":200,"bytes":1,"ms":"#))
  }

  /// Whoever starts it may end it as soon as it has said that it is there.
  @Test func whoAsksItToEndBeforeItRunsIsHeard() throws {
    let folder = try Folder(["index.html": ""])
    let data = folder.path + "/families"
    for _ in 0..<20 {
      let command = try RunningCommand(["serve", "--site", folder.path, "--port=0", "--data", data])
      _ = try command.readLine()
      command.ask(to: SIGTERM)
      let (code, _, _) = command.waitForTheEnd()
      #expect(code == 0)
      let left = try FileManager.default.contentsOfDirectory(atPath: data)
      #expect(!left.contains { $0.contains("-wal") })
    }
  }

  @Test func behindAProxyAFloodFromOneAddressHindersNobodyElse() throws {
    let folder = try Folder(["index.html": "<h1>TimeQuest</h1>"])
    let arguments = ["serve", "--site", folder.path, "--port", "0", "--behind-proxy"]
    let command = try RunningCommand(arguments)
    let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
    func ask(_ path: String, as address: String, times: Int = 1) throws -> [Int] {
      let wire = try Wire(port: port)
      let request =
        "GET \(path) HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1, \(address)\r\n\r\n"
      wire.send(String(repeating: request, count: times))
      return try (0..<times).map { _ in try wire.receive().status }
    }
    let statuses = try ask("/", as: "192.0.2.1", times: 2000)
    #expect(statuses.contains(429) && statuses.first == 200)
    #expect(try ask("/", as: "192.0.2.2") == [200])
    #expect(try ask("/metrics", as: "192.0.2.2") == [404])
    let wire = try Wire(port: port)
    // Nobody is named: it may come from anywhere.
    wire.send("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.receive().status == 404)
    wire.send("GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n")
    wire.send("GET /version HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(
      try wire.receive().text.contains(
        #"timequest_request_seconds_count{kind="app",status="429"} "#
      )
    )
    let release = try Self.release()
    let version = try wire.receive().text
    #expect(version.hasPrefix(#"{"server":"\#(release)","files":{"index.html":""#))
    command.ask(to: SIGTERM)
    let (code, _, errors) = command.waitForTheEnd()
    #expect(code == 0)
    #expect(!errors.contains("192.0.2") && !errors.contains("429"))
  }

  @Test func hiddenFilesAreNotServed() throws {
    let folder = try Folder(["index.html": "", ".env": "secret", ".git/config": "secret"])
    let command = try RunningCommand(["serve", "--site", folder.path, "--port", "0"])
    let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
    let wire = try Wire(port: port)
    for path in ["/.env", "/.git/config"] {
      wire.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().status == 404)
    }
    command.ask(to: SIGINT)
    #expect(command.waitForTheEnd().code == 0)
  }

  @Test func itServesOnWhenNobodyReadsItsLog() throws {
    let folder = try Folder(["index.html": "<h1>TimeQuest</h1>"])
    let command = try RunningCommand(["serve", "--site", folder.path, "--port", "0"])
    let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
    try command.stopReadingErrors()
    let wire = try Wire(port: port)
    for _ in 0..<3 {
      wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "<h1>TimeQuest</h1>")
    }
  }

  @Test(arguments: [
    ([], "No command is given."), (["brew"], "There is no command \"brew\"."),
    (["serve"], "--site is missing"), (["serve", "--site"], "--site needs a value."),
    (["serve", "--nope", "1"], "There is no option \"--nope\"."),
    (["serve", "x"], "no option \"x\""),
    (["serve", "--site=x", "--port=70000"], "\"70000\" is not a port"),
    (["serve", "--site=x", "--tls-cert=x"], "--tls-cert and --tls-key go together."),
    (["serve", "="], "There is no option \"=\"."), (["serve", ""], "There is no option \"\"."),
  ])
  func whatItDoesNotUnderstandItSaysAndShowsTheUsage(arguments: [String], problem: String) throws {
    let (code, output, errors) = try RunningCommand(arguments).waitForTheEnd()
    #expect(code == 64)
    #expect(output == "")
    #expect(errors.contains(problem))
    #expect(errors.contains("Usage: timequest "))
  }

  @Test(arguments: [["--help"], ["help"], ["serve", "--help"], ["serve", "--site", "x", "-h"]])
  func whoAsksForHelpGetsItOnTheOutput(arguments: [String]) throws {
    let (code, output, errors) = try RunningCommand(arguments).waitForTheEnd()
    #expect(code == 0)
    #expect(output.hasPrefix("Usage: timequest "))
    #expect(errors == "")
  }

  @Test func itTellsWhichReleaseItIs() throws {
    let release = try Self.release()
    let (code, output, errors) = try RunningCommand(["--version"]).waitForTheEnd()
    #expect(code == 0)
    #expect(output == "timequest \(release)\n")
    #expect(errors == "")
  }

  /// What the file at the root says.
  private static func release() throws -> String {
    let text = try String(contentsOfFile: root + "/VERSION", encoding: .utf8)
    return text.trimmingCharacters(in: .newlines)
  }

  @Test func aMissingFolderIsSaidWithWhatToDo() throws {
    let (code, _, errors) = try RunningCommand(["serve", "--site", "/nowhere"]).waitForTheEnd()
    #expect(code == 66)
    #expect(errors.contains("There is no folder \"/nowhere\". Give the folder of the built app:"))
  }

  @Test func aFolderWithoutAStartPageIsNotTheApp() throws {
    let folder = try Folder(["about.html": ""])
    let (code, _, errors) = try RunningCommand(["serve", "--site", folder.path]).waitForTheEnd()
    #expect(code == 66)
    #expect(errors.contains("There is no index.html in the folder"))
  }

  private static var root: String {
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  }

  @Test func aPortInUseIsSaidBeforeAnythingElse() throws {
    let folder = try Folder(["index.html": ""])
    try withServer { server in
      let arguments = ["serve", "--site", folder.path, "--port", "\(server.port)"]
      let (code, output, errors) = try RunningCommand(arguments).waitForTheEnd()
      #expect(code == 69)
      #expect(output == "")
      #expect(errors.contains("Port \(server.port) on 127.0.0.1 is in use"))
    }
  }
}
