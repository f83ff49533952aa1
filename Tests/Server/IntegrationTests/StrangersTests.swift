import Foundation
import TestCommands
import Testing

/// Whoever knows no family asks the real command for one: a clear refusal, nothing internal, and others are served.
@Suite struct StrangersTests {
  private static let family = "/v1/families/00000000000000000000000000000007"
  private static let bearer =
    "Authorization: Bearer " + String(repeating: "1", count: 64) + "\r\n"

  private static let refusals: [(request: String, status: Int, code: String)] = [
    ("GET \(family)/log?after=0&link=\(String(repeating: "0", count: 64))&limit=5", 404, "missing"),
    ("GET \(family)/hints", 404, "missing"), ("DELETE \(family)", 404, "missing"),
    ("GET /v1/families/7/log", 404, "missing"), ("GET /v1/families", 404, "missing"),
    ("BREW \(family)/log", 404, "missing"), ("GET /v1/", 404, "missing"),
    ("GET /v1/../secret", 400, "malformed"), ("GET /v1/%2e%2e/%2e%2e/etc/passwd", 400, "malformed"),
    ("GET /v1/families/%00", 400, "malformed"),
    ("GET \(family)/log?after=-1&link=x", 400, "form"),
    ("GET /v1/codes/00000000000000000000000000000007", 404, "missing"),
    ("GET /v1/mailboxes/00000000000000000000000000000007/0", 404, "missing"),
  ]

  private static let bodies: [(request: String, body: String, status: Int, code: String)] = [
    ("POST /v1/families", "{}", 400, "form"), ("POST /v1/families", "\u{0}{[", 400, "form"),
    ("POST /v1/mailboxes", "[]", 400, "form"), ("POST \(family)/packs", "TQP1", 404, "missing"),
    ("PUT \(family)/seen", "x", 404, "missing"),
  ]

  @Test func everyRefusalIsOfOneFormAndTheNextIsServed() throws {
    let folder = try Folder(["index.html": "<h1>TimeQuest</h1>"])
    let arguments = ["serve", "--site", folder.path, "--port", "0", "--keep-families-in-memory"]
    let command = try RunningCommand(arguments)
    let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
    for token in ["", Self.bearer, "Authorization: Basic x\r\n"] {
      for (request, status, code) in Self.refusals {
        try refuses(port, "\(request) HTTP/1.1\r\nHost: x\r\n\(token)\r\n", status, code)
      }
      for (request, body, status, code) in Self.bodies {
        let head =
          "\(request) HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\(token)"
        try refuses(port, "\(head)\r\n\(body)", status, code)
      }
    }
    try refuses(
      port,
      "POST \(Self.family)/packs HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n",
      413,
      "too-large"
    )
    let wire = try Wire(port: port)
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.receive().text == "<h1>TimeQuest</h1>")
  }

  private func refuses(_ port: UInt16, _ text: String, _ status: Int, _ code: String) throws {
    let wire = try Wire(port: port)
    wire.send(text)
    let answer = try wire.receive()
    #expect(answer.status == status, "\(text)")
    #expect(answer.text.hasPrefix(#"{"error":{"code":"\#(code)","message":""#), "\(text)")
    #expect(answer.text.utf8.count < 200 && answer["Content-Type"] == "application/json")
  }
}
