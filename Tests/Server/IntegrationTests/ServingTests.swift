import ServerCore
import ServerHTTP
import Testing

@Suite struct ServingTests {
  private static let site = Server(
    site: StaticSite(contents: [
      "index.html": Array("<h1>TimeQuest</h1>".utf8), "app.js": Array("plain".utf8),
      "app.js.br": Array("small".utf8),
    ])
  )

  @Test func aFileArrivesWithItsHeaders() throws {
    try withServer(handler: Self.site.handle) { server in
      let wire = try server.connect()
      wire.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      let answer = try wire.receive()
      #expect(answer.status == 200)
      #expect(answer.text == "<h1>TimeQuest</h1>")
      #expect(answer["Content-Length"] == "18")
      #expect(answer["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'; ") == true)
      #expect(answer["Date"]?.hasSuffix(" GMT") == true)
      #expect(answer.fields.filter { $0.name == "Content-Type" }.count == 1)
    }
  }

  @Test func theSmallFormAndItsTagMakeTheWholeRound() throws {
    try withServer(handler: Self.site.handle) { server in
      let wire = try server.connect()
      wire.send("GET /app.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n")
      let first = try wire.receive()
      #expect(first.text == "small")
      let tag = try #require(first["ETag"])
      wire.send("GET /app.js HTTP/1.1\r\nHost: x\r\n")
      wire.send("Accept-Encoding: br\r\nIf-None-Match: \(tag)\r\n\r\n")
      let second = try wire.receive()
      #expect(second.status == 304)
      #expect(second["ETag"] == tag)
      #expect(second["Content-Length"] == nil)
    }
  }

  @Test func localhostIsRedirectedToTheAddress() throws {
    try withServer(handler: Self.site.handle) { server in
      let wire = try server.connect()
      wire.send("GET /?day=1 HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
      let answer = try wire.receive()
      #expect(answer.status == 308)
      #expect(answer["Location"] == "http://127.0.0.1:\(server.port)/?day=1")
      #expect(answer["Content-Length"] == "0")
    }
  }

  @Test func oneConnectionServesManyRequests() throws {
    try withServer { server in
      let wire = try server.connect()
      for number in 0..<100 {
        wire.send("GET /\(number)?q HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try wire.receive().text == "GET /\(number)?q|")
      }
    }
  }

  @Test func requestsSentInOneGoAreAnsweredInTheirOrder() throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send(
        (0..<50).map {
          "POST /\($0) HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n\($0 % 90 + 10)"
        }
        .joined()
      )
      for number in 0..<50 {
        #expect(try wire.receive().text == "POST /\(number)|\(number % 90 + 10)")
      }
    }
  }

  @Test func aHeadHasTheLengthAndNotTheBody() throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive(isHead: true)["Content-Length"] == "8")
      #expect(try wire.receive().text == "GET /b|")
    }
  }

  @Test(arguments: [
    ("GET", "GET"), ("PUT", "PUT"), ("PATCH", "PATCH"), ("DELETE", "DELETE"),
    ("OPTIONS", "OPTIONS"),
    ("TRACE", "OTHER"), ("CONNECT", "OTHER"), ("BREW", "OTHER"), ("get", "OTHER"),
  ])
  func everyMethodReachesOurRules(sent: String, seen: String) throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send("\(sent) /a HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "\(seen) /a|")
    }
  }

  @Test func theAddressOfTheOtherEndIsKnown() throws {
    try withServer(handler: atOnce { Response(.ok, body: Array($0.peer.utf8)) }) { server in
      let wire = try server.connect()
      wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "127.0.0.1")
    }
  }

  @Test func aBodyMayComeByteByByte() throws {
    try withServer { server in
      let wire = try server.connect()
      for byte in "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello".utf8 {
        wire.send([byte])
      }
      #expect(try wire.receive().text == "POST /a|hello")
    }
  }

  @Test func aBodyMayHoldEveryByte() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try withServer(handler: atOnce { Response(.ok, body: $0.body) }) { server in
      let wire = try server.connect()
      wire.send("PUT /a HTTP/1.1\r\nHost: x\r\nContent-Length: \(bytes.count)\r\n\r\n")
      wire.send(bytes)
      #expect(try wire.receive().body == bytes)
    }
  }

  @Test func aBodyMayComeInChunks() throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send("POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      wire.send("5\r\nhello\r\n1\r\n \r\nA\r\n0123456789\r\n0\r\nX-After: 1\r\n\r\n")
      #expect(try wire.receive().text == "POST /a|hello 0123456789")
      wire.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "GET /b|")
    }
  }

  @Test func aCarefulClientIsToldToGoOn() throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send(
        "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n"
      )
      #expect(try wire.receive().status == 100)
      wire.send("hello")
      #expect(try wire.receive().text == "POST /a|hello")
    }
  }

  @Test func anOldClientIsAnsweredAndLeft() throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send("GET /a HTTP/1.0\r\n\r\n")
      #expect(try wire.receive().text == "GET /a|")
      #expect(wire.isClosed)
    }
  }

  @Test(arguments: ["close", "keep-alive, close"])
  func whoSaysThatItIsTheLastRequestIsLeft(connection: String) throws {
    try withServer { server in
      let wire = try server.connect()
      wire.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: \(connection)\r\n\r\n")
      #expect(try wire.receive()["Connection"] == "close")
      #expect(wire.isClosed)
    }
  }

  @Test func aLargeAnswerArrivesWhole() throws {
    try withServer(handler: atOnce { _ in Response(.ok, body: RunningServer.large) }) { server in
      let wire = try server.connect()
      wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().body == RunningServer.large)
    }
  }

  @Test func aHundredConnectionsAreServedAtOnce() throws {
    try withServer { server in
      let wires = try (0..<100).map { _ in try server.connect() }
      for (number, wire) in wires.enumerated() {
        wire.send("POST /\(number) HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nha")
      }
      for wire in wires { wire.send("lf") }
      for (number, wire) in wires.enumerated().reversed() {
        #expect(try wire.receive().text == "POST /\(number)|half")
      }
    }
  }
}
