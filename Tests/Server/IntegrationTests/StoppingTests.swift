import Glibc
import ServerCore
import ServerHTTP
import Testing

@Suite struct StoppingTests {
  private static let large = atOnce { _ in Response(.ok, body: RunningServer.large) }

  @Test func anAnswerOnItsWayStillArrives() throws {
    let server = try RunningServer({ $0.draining = .seconds(60) }, handler: Self.large)
    let wire = try server.connect()
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n")
    #expect(wire.waitForTheFirstByte())
    server.stop()
    waitUntilNobodyListens(on: server.port)
    #expect(try wire.receive().body.count == RunningServer.large.count)
    #expect(wire.isClosed)
    server.waitForTheEnd()
  }

  @Test func whoNeverReadsHisAnswerIsNotWaitedForWithoutEnd() throws {
    let server = try RunningServer({ $0.draining = .milliseconds(10) }, handler: Self.large)
    let wire = try server.connect()
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(wire.waitForTheFirstByte())
    server.stop()
    server.waitForTheEnd()
  }

  @Test func connectionsWithoutARequestAreNotWaitedFor() throws {
    let server = try RunningServer { $0.draining = .seconds(3600) }
    let silent = try server.connect()
    let used = try server.connect()
    used.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try used.receive().status == 200)
    server.stop()
    server.stop()
    server.waitForTheEnd()
    #expect(silent.isClosed && used.isClosed)
    #expect(throws: Wire.Refused(code: ECONNREFUSED)) { try server.connect() }
  }

  @Test func aServerStoppedBeforeItRanEndsAtOnce() throws {
    let server = try HTTPServer(.init(port: 0), handler: RunningServer.echo)
    server.stop()
    try server.run()
    #expect(throws: HTTPServerError.hasRunBefore) { try server.run() }
  }

  @Test func aServerThatNeverRanGivesItsPortBack() throws {
    let port = try HTTPServer(.init(port: 0), handler: RunningServer.echo).port
    #expect(try HTTPServer(.init(port: port), handler: RunningServer.echo).port == port)
  }
}

func waitUntilNobodyListens(on port: UInt16) {
  while (try? Wire(port: port)) != nil {}
}

@Suite struct StartingTests {
  private func reason(_ address: String, _ port: UInt16) -> HTTPServerError? {
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(.init(address: address, port: port), handler: RunningServer.echo)
    }
  }

  @Test func aPortInUseIsNamedAndAnotherProposed() throws {
    try withServer { server in
      let error = try #require(reason("127.0.0.1", server.port))
      #expect(error == .portInUse(address: "127.0.0.1", port: server.port))
      #expect(error.description.contains("Port \(server.port) on 127.0.0.1 is in use"))
      #expect(error.description.contains("--port \(server.port + 1)"))
      #expect(error.description.contains("--port 0"))
    }
  }

  @Test(arguments: ["", "localhost", "example", "1.2.3.4.5", "::g"])
  func anAddressMustBeInNumbers(address: String) {
    #expect(reason(address, 0) == .addressIsNotNumeric(address))
  }

  @Test func anAddressOfAnotherMachineIsRefused() {
    #expect(reason("192.0.2.1", 0) == .addressIsElsewhere("192.0.2.1"))
  }

  @Test(arguments: [
    HTTPServerError.portInUse(address: "a", port: .max), .portNeedsPermission(port: 80),
    .addressIsNotNumeric("a"), .addressIsElsewhere("a"), .system(step: "open a socket", code: 24),
  ])
  func everyErrorSaysWhatToDo(error: HTTPServerError) {
    let asks = ["Stop", "Choose", "Listen", "Close"].filter { error.description.contains($0 + " ") }
    #expect(asks.count == 1)
  }
}
