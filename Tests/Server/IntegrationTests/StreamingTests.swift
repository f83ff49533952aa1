import Dispatch
import ServerCore
import ServerHTTP
import Synchronization
import Testing

/// Answers that go on.
@Suite struct StreamingTests {
  @Test func whatIsWrittenArrivesAtOnceInItsOrder() throws {
    let streams = OpenStreams()
    try withServer(handler: streams.handler) { server in
      let wire = try server.connect()
      wire.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
      let stream = streams.next()
      let head = try wire.receive()
      #expect(head["Transfer-Encoding"] == "chunked" && head["Content-Length"] == nil)
      #expect(wire.receive(until: "5\r\nhello\r\n"))
      for word in ["one", "four"] {
        stream.write(Array(word.utf8))
        #expect(wire.receive(until: "\(word.utf8.count)\r\n\(word)\r\n"))
      }
      stream.end()
      #expect(wire.receive(until: "0\r\n\r\n"))
      wire.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "GET /a|")
      #expect(streams.over == 1)
    }
  }

  @Test func anOldClientReadsToTheEndOfTheConnection() throws {
    let streams = OpenStreams()
    try withServer(handler: streams.handler) { server in
      let wire = try server.connect()
      wire.send("GET /stream HTTP/1.0\r\n\r\n")
      let stream = streams.next()
      stream.write(Array(" you".utf8))
      stream.end()
      #expect(wire.receiveToTheEnd().hasSuffix("\r\n\r\nhello you"))
    }
  }

  @Test func aStreamGivesSignsOfLife() throws {
    let streams = OpenStreams()
    try withServer({ $0.silence = .milliseconds(10) }, handler: streams.handler) { server in
      let wire = try server.connect()
      wire.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = streams.next()
      for _ in 0..<3 { #expect(wire.receive(until: "1\r\n.\r\n")) }
    }
  }

  @Test(arguments: [false, true])
  func whoeverHasGoneIsNotWrittenToAnyMore(isRude: Bool) throws {
    let streams = OpenStreams()
    try withServer(handler: streams.handler) { server in
      var stream: AnswerStream?
      do {
        let wire = try server.connect()
        wire.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
        stream = streams.next()
        if isRude { wire.reset() }
      }
      streams.waitForTheEndOfOne()
      stream?.write(Array("hello".utf8))
      stream?.end()
      try server.checkHealth()
      #expect(streams.over == 1)
    }
  }

  @Test func whoNeverReadsIsCutOff() throws {
    let streams = OpenStreams()
    try withServer(handler: streams.handler) { server in
      let wire = try server.connect()
      wire.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
      let stream = streams.next()
      let bytes = [UInt8](repeating: 0x61, count: 65_536)
      while streams.over == 0 {
        stream.write(bytes)
        try server.checkHealth()
      }
      withExtendedLifetime(wire) {}
    }
  }

  @Test func aServerThatStopsEndsItsStreams() throws {
    let streams = OpenStreams()
    let server = try RunningServer({ $0.draining = .seconds(3600) }, handler: streams.handler)
    let wire = try server.connect()
    wire.send("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = streams.next()
    server.stop()
    #expect(wire.receiveToTheEnd().hasSuffix("5\r\nhello\r\n0\r\n\r\n"))
    server.waitForTheEnd()
    #expect(streams.over == 1)
  }

  @Test func aHeadHasNoStream() throws {
    let streams = OpenStreams()
    try withServer(handler: streams.handler) { server in
      let wire = try server.connect()
      wire.send("HEAD /stream HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive(isHead: true).status == 200)
      #expect(try wire.receive().text == "GET /a|")
      #expect(streams.over == 1)
    }
  }
}

/// Opens a stream for whoever asks for `/stream`, which begins with `hello`.
final class OpenStreams: Sendable {
  private let opened = Mutex<[AnswerStream]>([])
  private let count = DispatchSemaphore(value: 0)
  private let ends = DispatchSemaphore(value: 0)
  private let ended = Mutex(0)

  var over: Int { ended.withLock { $0 } }

  var handler: HTTPHandler {
    { request, answer in
      if request.path != "/stream" { return RunningServer.echo(request, answer) }
      let stream = AnswerStream(after: Array(".".utf8)) { _ in
        self.ended.withLock { $0 += 1 }
        self.ends.signal()
      }
      answer.send(Response(.ok, body: Array("hello".utf8), stream: stream))
      self.opened.withLock { $0.append(stream) }
      self.count.signal()
    }
  }

  func next() -> AnswerStream {
    #expect(count.wait(timeout: .now() + 30) == .success, "no request came")
    return opened.withLock { $0.removeFirst() }
  }

  func waitForTheEndOfOne() {
    #expect(ends.wait(timeout: .now() + 30) == .success, "nobody was noticed to have gone")
  }
}
